import { randomInt } from "node:crypto";
import { type Operation, put } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { db } from "./entities.ts";

/** Letters and digits that are not confused on the telephone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A referral code of eight letters and digits. */
export const newReferralCode = () =>
  Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Thrown if another user has the code. */
export class CodeInUse extends Error {}

/** Reserves a code for a user. */
export const referralWrite = (code: string, owner: { userId: string; spaceId: string }): Operation =>
  put(
    db.entities.referral
      .create({ code, space_id: owner.spaceId, user_id: owner.userId, created_at: nowIso() })
      .params(),
    () => new CodeInUse(),
  );
