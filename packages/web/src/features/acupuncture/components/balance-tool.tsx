import { Button } from "@mantine/core";
import {
  type AffectedSide,
  BALANCE_CHANNELS,
  type BalanceChannel,
  balanceCandidates,
  balancePairs,
  type Candidate,
  needledSides,
  pairProblem,
} from "@meridian/core/clinical/acupuncture/balance-channels";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EmptyState } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pointsOf, withBalance } from "../model/balance.ts";
import type { Catalogue, KnownPoint } from "../model/catalogue.ts";
import type { PointEntry, PointsValue } from "../model/point-entries.ts";
import classes from "./balance.module.css";

type BalanceToolProps = {
  catalogue: Catalogue;
  points: readonly PointEntry[];
  /** The side of the main complaint, where the anamnesis has it. */
  complaintSide?: AffectedSide | undefined;
  setValue: (next: (now: PointsValue) => PointsValue) => void;
};

const SIDES: readonly AffectedSide[] = ["left", "right", "both"];
const toggled = <T,>(list: readonly T[], one: T) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** The balance method: from the affected channels to two balancing channels, and to their points. */
export function BalanceTool({ catalogue, points, complaintSide, setValue }: BalanceToolProps) {
  const { t } = useTranslation("acupuncture");
  const { t: say } = useTranslation("errors");
  const [affected, setAffected] = useState<readonly BalanceChannel[]>([]);
  const [chosenSide, setSide] = useState<AffectedSide>();
  // There is no default side, since needling the opposite of a wrong side would be wrong.
  const side = chosenSide ?? complaintSide;
  const [picked, setPicked] = useState<readonly BalanceChannel[]>([]);
  const candidates = balanceCandidates(affected);
  // When the affected channels change, a chosen channel may no longer be a candidate.
  const chosen = picked.filter((code) => candidates.some(({ channel }) => channel === code));
  const problem = pairProblem(chosen);
  const nameOf = channelNames(catalogue);
  return (
    <section className={classes.tool} aria-label={t("balance.title")}>
      <p className={classes.lead}>{t("balance.lead")}</p>
      <fieldset className={classes.step}>
        <legend>{t("balance.affected")}</legend>
        {BALANCE_CHANNELS.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={affected.includes(code)}
            onClick={() => setAffected(toggled(affected, code))}
          >
            <b>{code}</b> {nameOf(code)}
          </button>
        ))}
      </fieldset>
      <fieldset className={classes.step}>
        <legend>{t("balance.side")}</legend>
        {SIDES.map((one) => (
          <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
            {t(`balance.sides.${one}`)}
          </button>
        ))}
        {complaintSide && side === complaintSide && (
          <span className={classes.note}>{t("balance.asComplaint")}</span>
        )}
      </fieldset>
      {affected.length > 0 && (
        <>
          <Candidates
            candidates={candidates}
            chosen={chosen}
            side={side}
            several={affected.length > 1}
            nameOf={nameOf}
            onPick={(code) => setPicked(toggled(chosen, code))}
          />
          <Pairs affected={affected} chosen={chosen} onPick={setPicked} />
          <p role="status" className={problem || !side ? classes.missing : "visually-hidden"}>
            {problem ? codeMessage(say, problem) : t(side ? "balance.ready" : "balance.sideFirst")}
          </p>
        </>
      )}
      {affected.length > 0 && !problem && side && (
        <Points
          key={chosen.join()}
          catalogue={catalogue}
          channels={chosen}
          points={points}
          nameOf={nameOf}
          onAdd={(added) =>
            setValue((now) => ({ ...now, points: withBalance(now.points, added, candidates, side) }))
          }
        />
      )}
    </section>
  );
}

function channelNames(catalogue: Catalogue) {
  const names = new Map(catalogue.tables.channels.map((channel) => [channel.code, channel]));
  return (code: BalanceChannel) => names.get(code)?.[currentLanguage()] ?? code;
}
type Names = ReturnType<typeof channelNames>;

type CandidatesProps = {
  candidates: readonly Candidate[];
  chosen: readonly BalanceChannel[];
  side: AffectedSide | undefined;
  several: boolean;
  nameOf: Names;
  onPick: (code: BalanceChannel) => void;
};

/** The balancing channels, with the systems that name them. */
function Candidates({ candidates, chosen, side, several, nameOf, onPick }: CandidatesProps) {
  const { t } = useTranslation("acupuncture");
  return (
    <fieldset className={classes.candidates}>
      <legend>{t("balance.candidates")}</legend>
      {candidates.map((candidate) => (
        <button
          key={candidate.channel}
          type="button"
          aria-pressed={chosen.includes(candidate.channel)}
          onClick={() => onPick(candidate.channel)}
        >
          <span>
            <b>{candidate.channel}</b> {nameOf(candidate.channel)}
          </span>
          <span className={classes.systems}>
            {candidate.balances.map(({ affected, systems }) => (
              <span key={affected}>
                {several && <b>{affected}: </b>}
                {systems.map((system) => t(`balance.systems.${system}`)).join(", ")}
              </span>
            ))}
          </span>
          {side && (
            <small>
              {needledSides(candidate, side)
                .map((one) => t(`side.${one}`))
                .join(" + ")}
            </small>
          )}
        </button>
      ))}
    </fieldset>
  );
}

/** The most pairs offered; the best supported come first. */
const MAX_PAIRS = 4;

type PairsProps = {
  affected: readonly BalanceChannel[];
  chosen: readonly BalanceChannel[];
  onPick: (pair: readonly BalanceChannel[]) => void;
};

function Pairs({ affected, chosen, onPick }: PairsProps) {
  const { t } = useTranslation("acupuncture");
  const pairs = balancePairs(affected);
  if (affected.length < 2) return null;
  if (pairs.length === 0)
    return <EmptyState compact title={t("balance.noPair")} help={t("balance.noPairHelp")} />;
  return (
    <fieldset className={classes.step}>
      <legend>{t("balance.pairs")}</legend>
      {pairs.slice(0, MAX_PAIRS).map(({ channels, support }) => (
        <button
          key={channels.join()}
          type="button"
          aria-pressed={chosen.length === 2 && channels.every((code) => chosen.includes(code))}
          onClick={() => onPick(channels)}
        >
          <b>{channels.join(" + ")}</b> {t("balance.support", { count: support })}
        </button>
      ))}
    </fieldset>
  );
}

type PointsProps = {
  catalogue: Catalogue;
  channels: readonly BalanceChannel[];
  points: readonly PointEntry[];
  nameOf: Names;
  onAdd: (points: readonly KnownPoint[]) => void;
};

/** The points of the two channels. */
function Points({ catalogue, channels, points, nameOf, onAdd }: PointsProps) {
  const { t } = useTranslation("acupuncture");
  const [all, setAll] = useState(false);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const offered = channels.map((code) => ({ code, points: pointsOf(catalogue, code, !all) }));
  const chosen = offered.flatMap(({ points }) => points).filter(({ id }) => marked.includes(id));
  const there = new Set(points.map(({ id }) => id));
  return (
    <>
      {offered.map(({ code, points }) => (
        <fieldset key={code} className={classes.step}>
          <legend>{t("balance.pointsOf", { channel: nameOf(code) })}</legend>
          {points.map((point) => (
            <button
              key={point.id}
              type="button"
              aria-pressed={marked.includes(point.id)}
              title={point.classes?.map(({ name }) => name).join(", ")}
              onClick={() => setMarked(toggled(marked, point.id))}
            >
              <b>{point.id}</b> {point.pinyin}
              {there.has(point.id) && <span className="visually-hidden"> {t("balance.there")}</span>}
              {there.has(point.id) && <span aria-hidden> ✓</span>}
            </button>
          ))}
        </fieldset>
      ))}
      <CheckboxField label={t("balance.all")} value={all} onChange={setAll} />
      <div>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onAdd(chosen);
            setMarked([]);
            toast(t("balance.added", { count: chosen.length }));
          }}
        >
          {t("balance.add", { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}
