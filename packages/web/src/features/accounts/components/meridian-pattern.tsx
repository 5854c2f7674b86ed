import classes from "./account-frame.module.css";

const ARCS = [30, 85, 145, 215, 295, 385];
/** The arcs meet at the right, away from the text. */
const POLE = 540;
const POINTS = [
  [0, 0.24],
  [1, 0.62],
  [2, 0.36],
  [3, 0.74],
  [4, 0.5],
  [5, 0.3],
  [2, 0.82],
  [4, 0.16],
] as const;
const HEIGHT = 900;

/** Half an ellipse, like a meridian of a globe seen from the side. */
const arc = (bulge: number) => `M${POLE} 0A${bulge} ${HEIGHT / 2} 0 0 0 ${POLE} ${HEIGHT}`;

/** Decorative background: meridians with points along them. */
export function MeridianPattern() {
  return (
    <svg
      className={classes.motif}
      viewBox={`0 0 600 ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {ARCS.map((bulge) => (
        <path key={bulge} d={arc(bulge)} />
      ))}
      {POINTS.map(([index, share]) => {
        const { x, y } = pointOn(ARCS[index] ?? 0, share);
        return <circle key={`${index}-${share}`} cx={x} cy={y} r={index === 2 ? 7 : 4.5} />;
      })}
    </svg>
  );
}

/** The point of an arc at a fraction of its height. */
function pointOn(bulge: number, share: number) {
  const fromMiddle = 2 * share - 1;
  return { x: POLE - bulge * Math.sqrt(1 - fromMiddle ** 2), y: HEIGHT * share };
}
