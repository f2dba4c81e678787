import type { StatementRow } from '@kipenga/betting-core';
import { STATEMENT_FORMATS, type StatementChoice } from '@kipenga/contracts';
import { languageOf } from '../customers/index.ts';
import { badRequest, customerOf, ownerOf, type AnswerForms, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { worded } from '../wording/index.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPdf } from './statement-pdf.ts';
import { MOST_ROWS, statementBetween } from './statement.ts';

/** The statement of a customer's wallet (D87). */
export const statementHandlers = ({
  db,
  realClock,
}: Pick<Services, 'db' | 'realClock'>): Pick<Handlers, 'getStatement'> => ({
  getStatement: async ({ params }, context) => {
    const { profileId } = ownerOf(context, { profileId: params.profileId });
    const { from, to } = params;
    const asked = { from, to, now: context.now, realNow: realClock.now() };
    const statement = await statementBetween(db, profileId, asked);
    if (statement === 'days-unsound')
      throw badRequest('Ask for at most a year, from an earlier day to a later one.');
    if (statement === 'too-long') throw badRequest(worded('statement-too-long', { most: MOST_ROWS }));
    return statement;
  },
});

const fileName = ({ from, to }: StatementChoice, ending: keyof typeof STATEMENT_FORMATS): string =>
  `statement-${from}-${to}.${ending}`;

/** The statement as a file to keep: the same rows (D91). */
export const statementForms = ({ db, bettingClock }: Pick<Services, 'db' | 'bettingClock'>): AnswerForms => ({
  getStatement: {
    [STATEMENT_FORMATS.csv]: (rows: readonly StatementRow[], { params }) =>
      Promise.resolve({ body: statementCsv(rows), fileName: fileName(params, 'csv') }),
    [STATEMENT_FORMATS.pdf]: async (rows, { params, language, customer }) => {
      const { msisdn } = customerOf({ customer });
      const { from, to } = params;
      const head = { msisdn, from, to, at: bettingClock.now() };
      return {
        body: await statementPdf(rows, { ...head, language: language ?? (await languageOf(db, msisdn)) }),
        fileName: fileName(params, 'pdf'),
      };
    },
  },
});
