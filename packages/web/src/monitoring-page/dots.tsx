import { filled, type PageLanguage } from "../public-page/language.ts";
import { type AskedSymptom, isMissed, localDay, SHOWN_DAYS } from "./answers.ts";
import type { Texts } from "./texts.ts";

const STEP = 20;
const HEIGHT = 64;
const heightOf = (value: number) => HEIGHT - 7 - ((value - 1) / 9) * (HEIGHT - 14);

/** The last two weeks as dots: the higher, the stronger. A day whose answer is missing is a short line at the foot. */
export function Dots({
  symptom,
  texts,
  language,
}: {
  symptom: AskedSymptom;
  texts: Texts;
  language: PageLanguage;
}) {
  const now = new Date();
  const today = localDay(now);
  const means = new Map(symptom.recent.map(({ day, mean }) => [day, mean]));
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => localDay(now, SHOWN_DAYS - 1 - index));
  const answered = days.flatMap((day) => {
    const mean = means.get(day);
    return mean === undefined ? [] : [{ day, mean: Math.round(mean * 10) / 10 }];
  });
  if (answered.length === 0) return <p className="quiet">{texts.nothingLately}</p>;
  const short = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  return (
    <figure className="dots">
      <figcaption>{texts.lately}</figcaption>
      <svg viewBox={`0 0 ${SHOWN_DAYS * STEP} ${HEIGHT}`} aria-hidden="true">
        {days.map((day, index) => {
          const mean = means.get(day);
          const x = index * STEP + STEP / 2;
          if (mean !== undefined) return <circle key={day} cx={x} cy={heightOf(mean)} r={5} />;
          if (!isMissed(symptom, day, today)) return null;
          return <line key={day} x1={x - 3} x2={x + 3} y1={HEIGHT - 2} y2={HEIGHT - 2} className="missed" />;
        })}
      </svg>
      <ul className="hidden">
        {answered.map(({ day, mean }) => (
          <li key={day}>
            {filled(texts.latelyDay, {
              day: short.format(new Date(`${day}T12:00:00`)),
              value: filled(texts.value, { value: mean }),
            })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
