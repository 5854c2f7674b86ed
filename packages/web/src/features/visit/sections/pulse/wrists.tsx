import { PULSE_PLACES, PULSE_SIDES, type PulsePosition } from "@meridian/core/clinical/pulse/pulse-terms";
import classes from "./pulse.module.css";

type WristsProps = {
  chosen: PulsePosition;
  felt: (position: PulsePosition) => boolean;
  onChoose: (position: PulsePosition) => void;
};

/**
 * Both forearms with the palms towards the viewer and the radial artery. The drawing stretches with the cards beside it,
 * so that each spot is level with its card. Hidden from keyboard and screen readers, which use the cards.
 */
export function Wrists({ chosen, felt, onChoose }: WristsProps) {
  return (
    <div className={classes.wrists} aria-hidden>
      <svg viewBox="0 0 200 300" preserveAspectRatio="none" aria-hidden>
        <Arm />
        <g transform="translate(200 0) scale(-1 1)">
          <Arm />
        </g>
      </svg>
      {PULSE_PLACES.flatMap((place) =>
        PULSE_SIDES.map((side) => {
          const position: PulsePosition = `${side}_${place}`;
          return (
            <button
              key={position}
              type="button"
              tabIndex={-1}
              className={classes.spot}
              data-side={side}
              data-place={place}
              data-chosen={chosen === position || undefined}
              data-felt={felt(position) || undefined}
              onClick={() => onChoose(position)}
            />
          );
        }),
      )}
    </div>
  );
}

/** The left forearm, with thumb and radial artery at the outer side. */
const Arm = () => (
  <>
    <path
      className={classes.skin}
      d="M20 300C21 240 27 160 26 92C22 78 8 66 5 44C3 30 10 24 18 30C24 34 27 42 30 42C27 26 27 12 29 0H89C93 30 93 62 85 90C84 160 91 240 93 300"
    />
    <path className={classes.crease} d="M29 82C46 89 66 89 83 82M30 88C46 94 66 94 82 88" />
    <path className={classes.crease} d="M33 44C44 54 46 70 40 80" />
    <path className={classes.artery} d="M40 300C38 230 37 160 38 92" />
  </>
);
