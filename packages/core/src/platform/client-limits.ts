/**
 * Timeouts of AWS clients, in milliseconds. Without them a service that hangs blocks the function until the function's own
 * timeout, and everything that waits for it.
 */
const CONNECT_MS = 1500;

/** For a mail or a text message. After a timeout it is unknown whether the message was sent. */
export const SEND_MS = 5000;

/**
 * The request handler's settings of an AWS client: a second and a half for a connection, and as long as said from the
 * request to its answer's head, and again between any two parts of the answer. What takes longer fails as `TimeoutError`.
 */
export const clientLimits = (requestMs: number) => ({
  requestHandler: {
    connectionTimeout: CONNECT_MS,
    requestTimeout: requestMs,
    socketTimeout: requestMs,
    throwOnRequestTimeout: true,
  },
});
