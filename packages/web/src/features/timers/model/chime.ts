/** Two soft notes, then a pause; a minute of it, then what is seen has to do. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 660, at: 0.22 },
] as const;
const EVERY = 2000;
const TIMES = 30;
const GESTURES = ["pointerdown", "keydown"] as const;

let context: AudioContext | undefined;
let strokes: ReturnType<typeof setInterval> | undefined;

/** A browser lets no page sound before somebody touched it: the first touch lets this one. */
function letSound() {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

function stroke() {
  if (context?.state !== "running") return;
  const { currentTime, destination } = context;
  for (const { hertz, at } of NOTES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.25, currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + 0.6);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + at);
    tone.stop(currentTime + at + 0.65);
  }
}

/** Rings until {@link silence}, for a minute at most. Where the browser keeps the page quiet, from the first touch on. */
export function ring() {
  if (strokes !== undefined) return;
  letSound();
  let left = TIMES;
  const next = () => {
    stroke();
    left -= 1;
    if (left === 0) clearInterval(strokes);
  };
  strokes = setInterval(next, EVERY);
  next();
}

export function silence() {
  clearInterval(strokes);
  strokes = undefined;
}

/** Enables sound with the first touch of the page, as browsers require; returns the cleanup. */
export function enableSoundOnTouch() {
  for (const gesture of GESTURES) window.addEventListener(gesture, letSound, { passive: true });
  return () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, letSound);
  };
}
