/**
 * How long a client of an AWS service waits, in milliseconds. Without limits a service that hangs keeps the function that
 * asked it until the function's own end, and with it everything that waits behind it.
 */
const CONNECT_MS = 1500;

/** For a mail or a text message: what takes longer may or may not have gone out. */
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
