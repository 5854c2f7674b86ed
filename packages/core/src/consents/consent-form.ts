import { fillPlaceholders } from "../clinical/consents/consent-text.ts";
import { isMinor } from "../clinical/consents/required-consents.ts";
import type { ConsentForm } from "../contracts/consents/consent-terms.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { todayIn } from "../platform/clock.ts";
import { hashed } from "../platform/ids.ts";
import { longDay } from "../time/long-day.ts";
import type { ConsentWords } from "./consent-text.entity.ts";
import { db } from "./entities.ts";
import type { Person } from "./person.ts";
import { platformText, platformWords } from "./platform-texts.ts";
import { type TextInForce, textInForce } from "./texts-in-force.ts";

/** The words of the version in force. One request, none for those of the platform that this container has read. */
async function wordsOf(space_id: string, text: TextInForce, language: Language): Promise<ConsentWords> {
  const platform = platformText(text.id);
  if (platform && text.current === `p${platform.number}`) return (await platformWords(platform))[language];
  const number = Number(text.current.slice(1));
  const { data } = await db.entities.version.get({ space_id, text_id: text.id, number }).go();
  if (!data) throw new Error("a published version of a consent text is missing");
  return data.words[language];
}

/** The representative's name is typed when signing, so this stays in the text until then. */
const OPEN = "{representative}";

/**
 * A text as a patient is shown it. `professional` is who explains it. At most one request. Throws 404
 * `consent_text.not_found`.
 */
export async function formFor(
  person: Person,
  asked: { text: string; language: Language; professional: string },
): Promise<ConsentForm> {
  const { patient, space } = person;
  const { language } = asked;
  const text = textInForce(asked.text, person.texts);
  const words = await wordsOf(patient.space_id, text, language);
  const [place] = space.establishments;
  const fill = (written: string) =>
    fillPlaceholders(written, {
      clinic: space.space_name,
      clinic_address: place?.address ?? "",
      patient: patient.name,
      birthday: patient.birthday ? longDay(language, patient.birthday) : "",
      representative: OPEN,
      professional: asked.professional,
      date: longDay(language, todayIn(space.time_zone)),
    });
  const shown = {
    text: text.id,
    version: text.current,
    language,
    title: fill(words.title),
    body: fill(words.body),
  };
  return {
    ...shown,
    occasion: text.occasion,
    seen: hashed(JSON.stringify([shown.text, shown.version, language, shown.title, shown.body])),
    after: person.decisions[text.id]?.consent ?? null,
    patient_name: patient.name,
    patient_language: patient.language,
    minor: isMinor(person.age),
    representative: patient.legal_representative,
  };
}

/** The words as signed: with the representative's name where one signs. */
export const withRepresentative = (written: string, representative: string) =>
  fillPlaceholders(written, { representative });
