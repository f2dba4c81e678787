import { getNotices, getNoticeSms, seeNotices, setNoticeSms } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** What happened in the account, and what of it comes by SMS. What changes the balance adds to it; what has been seen stays marked until it is left. */
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
