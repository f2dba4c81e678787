import { getNotices, getNoticeSms, seeNotices, setNoticeSms } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/**
 * Notices of an account, and the topics it gets by SMS. Refetched when the balance changes. Seen notices stay marked as new until
 * the page is left.
 */
export const noticesApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getNotices: read(build, getNotices, ['Balance']),
    seeNotices: write(build, seeNotices, []),
    getNoticeSms: read(build, getNoticeSms, ['NoticeSms']),
    setNoticeSms: write(build, setNoticeSms, ['NoticeSms']),
  }),
});

export const { useGetNoticesQuery, useSeeNoticesMutation, useGetNoticeSmsQuery, useSetNoticeSmsMutation } =
  noticesApi;
