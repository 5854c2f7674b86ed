import React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * React's development build captures a stack for every element, to say in warnings where it was made: a fifth of the time of tests
 * in a page. It leaves that out for what is made after the first ten thousand of a second, and so for all if it always counts more.
 */
export function leaveOutOwnerStacks() {
  const internals = (React as unknown as Record<string, object>)[INTERNALS];
  if (internals)
    Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
      configurable: true,
      get: () => Number.POSITIVE_INFINITY,
      set: () => undefined,
    });
}
