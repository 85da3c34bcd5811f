"""URLs of webhooks, and connections to public addresses only.

No request may reach the network of the bot's host, for any URL: the address of each connection is
checked as its socket is made, after DNS has answered for it, and again for every request.
https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
"""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

import aiohttp
import yarl

from engine import Refusal

LONGEST_URL = 500
# Translated to the IPv4 address in its last 32 bits: RFC 6052.
NAT64 = IPv6Network("64:ff9b::/96")
# Not of the internet, though some versions of Python say they are: addresses for protocols, relays
# of 6to4, site-local ones, and those for documentation.
NOT_GLOBAL = tuple(
    ip_network(each) for each in ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "3fff::/20")
)

Address = IPv4Address | IPv6Address


class NotPublic(OSError):
    """The address of a connection is not public."""

    def __init__(self) -> None:
        super().__init__(errno.EACCES, "not-public")


def checked_url(url: str) -> str:
    """Return a URL for a webhook, as it is requested.

    Host names are looked up at each delivery only. Refused: ``webhook-url`` (``max``: characters)
    unless it is https, without user and fragment; ``webhook-private`` for a literal address that is
    not public.
    """
    try:
        parsed = yarl.URL(url.strip())
        port = parsed.port
    except ValueError:
        raise Refusal("webhook-url", max=LONGEST_URL) from None
    host = parsed.host
    if (
        parsed.scheme != "https"
        or not host
        or not port
        or parsed.user is not None
        or parsed.password is not None
        or parsed.fragment
        or len(str(parsed)) > LONGEST_URL
    ):
        raise Refusal("webhook-url", max=LONGEST_URL)
    try:
        literal = ip_address(host)
    except ValueError:
        return str(parsed)
    if not is_public(literal):
        raise Refusal("webhook-private")
    return str(parsed)


def is_public(address: Address) -> bool:
    """Return whether an address is one of the internet's, with any that it embeds.

    Private, shared, loopback, link-local, multicast, reserved and unspecified addresses are not.
    """
    return all(
        each.is_global
        and not (
            each.is_private
            or each.is_loopback
            or each.is_link_local
            or each.is_multicast
            or each.is_reserved
            or each.is_unspecified
            or any(each in network for network in NOT_GLOBAL)
        )
        for each in _with_embedded(address)
    )


def _with_embedded(address: Address) -> Iterator[Address]:
    """Yield the addresses that a connection may end at: IPv4 behind IPv6, or itself."""
    if isinstance(address, IPv4Address):
        yield address
    elif address.ipv4_mapped is not None:
        yield address.ipv4_mapped
    elif address in NAT64:
        yield IPv4Address(int(address) & 0xFFFFFFFF)
    else:
        yield address
        yield from (each for each in (address.sixtofour, *(address.teredo or ())) if each)


def public_connector() -> aiohttp.BaseConnector:
    """Return a connector for one request that connects to public addresses only."""
    return aiohttp.TCPConnector(
        socket_factory=_public_socket, use_dns_cache=False, force_close=True
    )


def _public_socket(found: tuple[Any, ...]) -> socket.socket:
    """Return a socket for an address of ``getaddrinfo``; raise ``NotPublic``."""
    family, kind, protocol, _, (host, *_) = found
    try:
        public = is_public(ip_address(host))
    except ValueError:
        public = False
    if not public:
        raise NotPublic
    return socket.socket(family, kind, protocol)
