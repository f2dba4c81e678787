import { ownAccountApi } from '@kipenga/api';
import type { ProfileId } from '@kipenga/betting-core';
import type { ShellDispatch } from '../ground/use-shell-dispatch.ts';
import { modalOpened } from './modal.slice.ts';

/** Offers a new customer the identity form, if the house needs an identity before the first deposit (D105). It can be skipped. */
export const offerIdentity = (profileId: ProfileId) => async (dispatch: ShellDispatch) => {
  const { data } = await dispatch(ownAccountApi.endpoints.getOwnAccount.initiate({ profileId }));
  if (data?.identity === 'needed') dispatch(modalOpened({ name: 'identity' }));
};
