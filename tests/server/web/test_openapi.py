"""Schemathesis against the OpenAPI document of a running server: every reply is one that was promised."""

from __future__ import annotations

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cheeseboard.registry import NAMES
from cheeseboard.server.web.openapi import described
from tests.server.web.furnished import Furnished, furnish
from tests.server.web.running import Browser, Running

NIGHTLY = bool(os.environ.get("NIGHTLY"))
EXAMPLES = 500 if NIGHTLY else 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(described())
OPERATIONS = sorted(
    operation["operationId"] for methods in described()["paths"].values() for operation in methods.values()
)
AnyCase = Case[Any]
USUAL = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=not NIGHTLY,
    suppress_health_check=[*HealthCheck],
)
# Whoever does this is somebody else afterwards.
ENDING = frozenset({"people_logout", "people_login", "people_register"})


@pytest.fixture(scope="module")
def furnished(server: Running) -> Furnished:
    return furnish(server)


def operation(name: str) -> Any:
    return SCHEMA.find_operation_by_id(name)


def true_to_life(case: AnyCase, furnished: Furnished, data: st.DataObject) -> None:
    """Most ids, games and keys that are made up lead nowhere, so in most cases some that there are take their place."""
    if "table" in (case.path_parameters or {}) and data.draw(st.integers(0, 9)):
        case.path_parameters["table"] = data.draw(st.sampled_from(furnished.tables))
    if isinstance(case.body, dict):
        known: dict[str, st.SearchStrategy[Any]] = {
            "game": st.sampled_from(NAMES),
            "token": st.sampled_from(furnished.tokens),
            "level": st.sampled_from(["random", "greedy"]),
            "stand_in": st.just("random"),
            "options": st.just({}),
            "seats": st.sampled_from([None, 2, 3]),
            "seat": st.integers(0, 3),
        }
        for name, values in known.items():
            if isinstance(case.body.get(name), str | int | dict) and data.draw(st.booleans()):
                case.body[name] = data.draw(values)


def call(case: AnyCase, furnished: Furnished, who: Browser) -> Any:
    cookies = dict(who.http.cookies)
    if case.operation.definition.raw["operationId"] in ENDING and cookies:
        cookies = dict(furnished.server.person("Eva").http.cookies)
        furnished.server.browsers.pop().http.close()
    return case.call(base_url=f"http://{furnished.server.address}", cookies=cookies)


def check_error(reply: Any) -> None:
    """An error has a code and a sentence, and nothing of how the server is made."""
    if reply.status_code >= 400:
        body = reply.json()
        assert body["code"] != "fault"
        assert body["text"]
        assert "Traceback" not in reply.text
        assert 'File "' not in reply.text


@pytest.mark.parametrize("name", OPERATIONS)
def test_whatever_is_sent_is_answered_as_the_document_says(furnished: Furnished, name: str) -> None:
    @USUAL
    @given(case=operation(name).as_strategy(generation_mode=GenerationMode.POSITIVE), data=st.data())
    def positive(case: AnyCase, data: st.DataObject) -> None:
        true_to_life(case, furnished, data)
        reply = call(case, furnished, data.draw(st.sampled_from(furnished.people)))
        case.validate_response(reply, checks=CHECKS)
        check_error(reply)

    positive()


WITH_INPUT = [name for name in OPERATIONS if operation(name).definition.raw["parameters"] or operation(name).body]


@pytest.mark.parametrize("name", WITH_INPUT)
def test_what_is_against_the_document_is_rejected(furnished: Furnished, name: str) -> None:
    @USUAL
    @given(case=operation(name).as_strategy(generation_mode=GenerationMode.NEGATIVE), data=st.data())
    def negative(case: AnyCase, data: st.DataObject) -> None:
        reply = call(case, furnished, data.draw(st.sampled_from(furnished.people)))
        case.validate_response(reply, checks=[*CHECKS, negative_data_rejection])
        check_error(reply)

    negative()
