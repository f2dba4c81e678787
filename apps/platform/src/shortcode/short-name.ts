import { foldForSms } from '@kipenga/betting-core';

/** A list of teams shall fit into few SMS. */
const LONGEST_NAME = 12;

/** A team in an SMS: in the letters that one carries, and no longer than it needs to be known by. */
export const shortName = (team: string): string => foldForSms(team).slice(0, LONGEST_NAME).trimEnd();
