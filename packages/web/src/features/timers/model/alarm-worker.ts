let alarm: ReturnType<typeof setTimeout> | undefined;

/** Answers once so many milliseconds are over; a new wait takes the place of the one before, null of all. */
self.onmessage = ({ data }: MessageEvent<number | null>) => {
  clearTimeout(alarm);
  if (data !== null) alarm = setTimeout(() => self.postMessage(null), data);
};
