import { randomInt } from "node:crypto";
import { type Operation, put } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { db } from "./entities.ts";

/** Letters and digits nobody mistakes for another on the telephone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Eight letters and digits: a code to tell a friend. */
export const newReferralCode = () =>
  Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Thrown where another user has the code already. */
export class CodeInUse extends Error {}

/** Takes a code for a user. */
export const referralWrite = (code: string, owner: { userId: string; spaceId: string }): Operation =>
  put(
    db.entities.referral
      .create({ code, space_id: owner.spaceId, user_id: owner.userId, created_at: nowIso() })
      .params(),
    () => new CodeInUse(),
  );
