import type { NoticePage } from '@kipenga/contracts';
import { customerOf, ownerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import type { NoticeSettings } from './notice-settings.ts';
import {
  countUnseen,
  deleteTopic,
  insertTopic,
  selectNotices,
  selectTopics,
  updateSeen,
} from './notices.store.ts';

const PAGE = 30;
/** Counting stops here. */
const MOST_UNSEEN = 100;

const DONE = { kind: 'accepted', description: 'Done' } as const;

type Served = 'getNotices' | 'seeNotices' | 'getNoticeSms' | 'setNoticeSms';

/** The calls about a customer's notices and what comes by SMS. Who has taken a break reads them all the same. */
export const noticeHandlers = (
  { db }: Pick<Services, 'db'>,
  { smsPrice }: Pick<NoticeSettings, 'smsPrice'>,
): Pick<Handlers, Served> => ({
  getNotices: async ({ params, query }, context): Promise<NoticePage> => {
    const { profileId } = ownerOf(context, { profileId: params.profileId });
    const { before = Number.MAX_SAFE_INTEGER } = query;
    const found = await selectNotices(db, profileId, { before, most: PAGE + 1 });
    const unseen = await countUnseen(db, profileId, MOST_UNSEEN);
    return { notices: found.slice(0, PAGE), unseen, hasMore: found.length > PAGE };
  },
  seeNotices: async ({ body: { from, to } }, context) => {
    await updateSeen(db, customerOf(context).profileId, from, to);
    return DONE;
  },
  getNoticeSms: async ({ params }, context) => {
    const { profileId } = ownerOf(context, { profileId: params.profileId });
    return { topics: await selectTopics(db, profileId), price: smsPrice };
  },
  setNoticeSms: async ({ body: { topic, isWanted } }, context) => {
    const { profileId } = customerOf(context);
    await (isWanted ? insertTopic : deleteTopic)(db, profileId, topic);
    return DONE;
  },
});
