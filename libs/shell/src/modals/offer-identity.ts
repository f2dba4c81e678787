import { ownAccountApi } from '@kipenga/api';
import type { ProfileId } from '@kipenga/betting-core';
import type { ShellDispatch } from '../ground/use-shell-dispatch.ts';
import { modalOpened } from './modal.slice.ts';

/** Asks who a new customer is, in a house that wants to know it before the first deposit (D105); it can be left for later. */
export const offerIdentity = (profileId: ProfileId) => async (dispatch: ShellDispatch) => {
  const { data } = await dispatch(ownAccountApi.endpoints.getOwnAccount.initiate({ profileId }));
  if (data?.identity === 'needed') dispatch(modalOpened({ name: 'identity' }));
};
