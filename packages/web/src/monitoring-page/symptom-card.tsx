import type { SentEntry } from "@meridian/core/contracts/monitoring/monitoring-page";
import { useId, useState } from "react";
import { filled, type PageLanguage } from "../public-page/language.ts";
import { type Answer, type AskedSymptom, answersOn, momentAfter, timesOf } from "./answers.ts";
import { Dots } from "./dots.tsx";
import type { Texts } from "./texts.ts";

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

type SaveAnswer = (id: string, entry: SentEntry) => Promise<void>;
type Props = {
  symptom: AskedSymptom;
  day: string;
  late: boolean;
  texts: Texts;
  language: PageLanguage;
  saveAnswer: SaveAnswer;
};

/** What an answer was before the last press, to undo it; a value of null where there was none. */
type PreviousAnswer = { id: string; value: number | null; note: string };

/** One symptom: ten buttons, what was answered, and a note for who wants to write one. */
export function SymptomCard(props: Props) {
  const { symptom, texts, language } = props;
  const heading = useId();
  const { answers, current, isComplete, previous, confirmation, choose, undo, startAnother, saveNote } =
    useAnswers(props);
  return (
    <section className="symptom" aria-labelledby={heading}>
      <h2 id={heading}>{symptom.name}</h2>
      <Scale symptom={symptom} texts={texts} value={current?.value} onChoose={choose} />
      <p role="status" className="confirmation">
        {confirmation || (current && filled(texts.thanks, { name: symptom.name, value: current.value }))}
      </p>
      {current && (
        <div className="actions">
          {previous && (
            <button type="button" className="plain" onClick={() => undo(previous)}>
              {texts.undo}
            </button>
          )}
          {!isComplete && (
            <button type="button" className="plain" onClick={startAnother}>
              {texts.another}
            </button>
          )}
          <span className="quiet">{texts.change}</span>
        </div>
      )}
      {answers.length > 1 && (
        <p className="quiet">
          {filled(texts.earlier, { values: answers.map(({ value }) => value).join(", ") })}
        </p>
      )}
      {current && (
        <Note key={current.id} texts={texts} note={current.note} save={(note) => saveNote(current, note)} />
      )}
      <Dots symptom={symptom} texts={texts} language={language} />
    </section>
  );
}

/** The answers of a day: which one is shown, and how it is changed. A symptom may be asked several times a day. */
function useAnswers({ symptom, day, late, texts, saveAnswer }: Props) {
  const answers = answersOn(symptom, day);
  const isComplete = answers.length >= timesOf(symptom);
  const [chosen, setChosen] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [previous, setPrevious] = useState<PreviousAnswer>();
  const [confirmation, setConfirmation] = useState("");
  const current =
    answers.find(({ id }) => id === chosen) ?? (isComplete && !adding ? answers.at(-1) : undefined);

  const write = (id: string, value: number | null, note: string, stored: Answer | undefined) =>
    saveAnswer(id, {
      symptom: symptom.id,
      day,
      value,
      note,
      late,
      entered_at: momentAfter(stored?.entered_at, Date.now()),
    });
  const choose = (value: number) => {
    const id = current?.id ?? newId();
    setPrevious({ id, value: current?.value ?? null, note: current?.note ?? "" });
    setChosen(id);
    setAdding(false);
    setConfirmation(filled(texts.thanks, { name: symptom.name, value }));
    void write(id, value, current?.note ?? "", current);
  };
  const undo = ({ id, value, note }: PreviousAnswer) => {
    const text = value === null ? texts.undone : texts.thanks;
    setPrevious(undefined);
    if (value === null) setChosen(undefined);
    setConfirmation(filled(text, { name: symptom.name, value: value ?? "" }));
    void write(
      id,
      value,
      note,
      answers.find((answer) => answer.id === id),
    );
  };
  const startAnother = () => {
    setChosen(undefined);
    setAdding(true);
    setPrevious(undefined);
    setConfirmation("");
  };
  const saveNote = (answer: Answer, note: string) => {
    setConfirmation(texts.noted);
    void write(answer.id, answer.value, note, answer);
  };
  return { answers, current, isComplete, previous, confirmation, choose, undo, startAnother, saveNote };
}

type ScaleProps = {
  symptom: AskedSymptom;
  texts: Texts;
  value: number | undefined;
  onChoose: (value: number) => void;
};

function Scale({ symptom, texts, value: chosen, onChoose }: ScaleProps) {
  return (
    <>
      <fieldset className="scale">
        <legend className="hidden">{filled(texts.choose, { name: symptom.name })}</legend>
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            aria-label={`${symptom.name}: ${filled(texts.value, { value })}`}
            onClick={() => onChoose(value)}
          >
            {value}
          </button>
        ))}
      </fieldset>
      <p className="ends" aria-hidden="true">
        <span>{texts.least}</span>
        <span>{texts.most}</span>
      </p>
    </>
  );
}

/** An id for a new answer. Pages without a secure connection have no `randomUUID`. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

function Note({ texts, note, save }: { texts: Texts; note: string; save: (note: string) => void }) {
  const field = useId();
  const [typed, setTyped] = useState(note);
  const [open, setOpen] = useState(note !== "");
  if (!open)
    return (
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        {texts.addNote}
      </button>
    );
  return (
    <form
      className="note"
      onSubmit={(event) => {
        event.preventDefault();
        save(typed.trim());
      }}
    >
      <label htmlFor={field}>{texts.note}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={300}
        value={typed}
        // The field was opened to type in it.
        ref={(element) => {
          if (note === "" && typed === "") element?.focus();
        }}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed.trim() !== note && (
        <button type="submit" className="plain">
          {texts.saveNote}
        </button>
      )}
    </form>
  );
}
