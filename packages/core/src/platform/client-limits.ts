/**
 * Timeouts of AWS clients, in milliseconds. Without them a service that hangs blocks the function until the function's own
 * timeout, and everything that waits for it.
 */
const CONNECT_MS = 1500;

/** For sending a mail or a text message. After a timeout it is unknown whether it was sent. */
export const SEND_MS = 5000;

/**
 * Request handler settings of an AWS client: 1.5 seconds to connect, and `requestMs` from the request to the head of
 * its answer and between any two parts of the answer. A request that takes longer fails as `TimeoutError`.
 */
export const clientLimits = (requestMs: number) => ({
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: requestMs,
    socketTimeout: requestMs,
    throwOnRequestTimeout: true,
  },
});
