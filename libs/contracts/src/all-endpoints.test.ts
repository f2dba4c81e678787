import type { BookedBetslip } from './bets/booked-picks.wire.ts';
import type {
  Bet,
  BookingCode,
  Jackpot,
  Leg,
  Match,
  MatchMarkets,
  SportNavigation,
  Transaction,
} from '@kipenga/betting-core';
import { kes } from '@kipenga/betting-core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EndpointName, RequestOf, ResponseOf } from './all-endpoints.ts';
import {
  endpoints,
  HOST_BASE_PATHS,
  type Balance,
  type LimitsInForce,
  type LogInAnswer,
  type PlaceBetAnswer,
  type PlaceBetRequest,
} from './index.ts';

describe('the table', () => {
  test('answers in the nouns of the product, not of the wire', () => {
    expectTypeOf<ResponseOf<'getTopMatches'>>().toEqualTypeOf<readonly Match[]>();
    expectTypeOf<ResponseOf<'getMatchMarkets'>>().toEqualTypeOf<MatchMarkets>();
    expectTypeOf<ResponseOf<'getSportsNavigation'>>().toEqualTypeOf<readonly SportNavigation[]>();
    expectTypeOf<ResponseOf<'getLimits'>>().toEqualTypeOf<LimitsInForce>();
    expectTypeOf<ResponseOf<'openBooking'>>().toEqualTypeOf<BookedBetslip>();
    expectTypeOf<ResponseOf<'bookBetslip'>>().toEqualTypeOf<BookingCode>();
    expectTypeOf<ResponseOf<'placeBet'>>().toEqualTypeOf<PlaceBetAnswer>();
    expectTypeOf<ResponseOf<'getBets'>>().toEqualTypeOf<readonly Bet[]>();
    expectTypeOf<ResponseOf<'getBetDetail'>>().toEqualTypeOf<readonly Leg[]>();
    expectTypeOf<ResponseOf<'getTransactions'>>().toEqualTypeOf<readonly Transaction[]>();
    expectTypeOf<ResponseOf<'getBalance'>>().toEqualTypeOf<Balance>();
    expectTypeOf<ResponseOf<'logIn'>>().toEqualTypeOf<LogInAnswer>();
    expectTypeOf<ResponseOf<'getJackpot'>>().toEqualTypeOf<Jackpot>();
  });

  test('asks in them too: a number of shillings is not an amount', () => {
    expectTypeOf<PlaceBetRequest>().toExtend<RequestOf<'placeBet'>>();
    const amount = kes(49);
    expectTypeOf(amount).toExtend<RequestOf<'deposit'>['amount']>();
    expectTypeOf<number>().not.toExtend<RequestOf<'deposit'>['amount']>();
    expectTypeOf<string>().not.toExtend<RequestOf<'getMatchMarkets'>['matchId']>();
  });

  test('has every call at its own address (D20, D21, D22)', () => {
    const addresses = (Object.keys(endpoints) as EndpointName[]).map((name) => {
      const { method, host, path, retries, needsToken } = endpoints[name];
      return `${method} ${HOST_BASE_PATHS[host]}${path}${retries ? ` x${retries}` : ''}${needsToken ? ' token' : ''}`;
    });
    expect(addresses.toSorted()).toMatchInlineSnapshot(`
      [
        "DELETE /host/betting/api/bet/{betId}/cashout/floor token",
        "GET /host/auth/account/close/{profile_id} token",
        "GET /host/auth/account/game-play/{profile_id} token",
        "GET /host/auth/account/notice-sms/{profile_id} token",
        "GET /host/auth/account/notices/{profile_id} token",
        "GET /host/auth/account/own/{profile_id} token",
        "GET /host/auth/account/play-limits/{profile_id} token",
        "GET /host/auth/account/played-games/{profile_id} token",
        "GET /host/auth/account/push/{profile_id} token",
        "GET /host/auth/api/bets/{betId} token",
        "GET /host/auth/api/bets/{profile_id}/{fromDate} token",
        "GET /host/auth/api/statement/{profile_id}/{from}/{to} token",
        "GET /host/auth/api/transactions/{phone}/{fromDate}/{today} token",
        "GET /host/auth/auth/generate-code/{phone}",
        "GET /host/auth/payment/deposit/quote token",
        "GET /host/auth/payment/withdraw/quote token",
        "GET /host/auth/ussd/get-profile/byprofile/{profile_id} token",
        "GET /host/betting/api/bet/jackpot/{reference}/proof token",
        "GET /host/betting/api/bet/{betId}/cashout token",
        "GET /host/betting/api/bet/{betId}/cashout/wait token",
        "GET /host/betting/api/bet/{betId}/proof token",
        "GET /host/betting/api/bet/{betId}/wait token",
        "GET /host/betting/api/intent/{key} token",
        "GET /host/betting/util/booking/code",
        "GET /host/betting/util/booking/slip",
        "GET /host/betting/util/books/{day}/{minute}",
        "GET /host/betting/util/limits",
        "GET /host/casino-1/popular/games",
        "GET /host/casino-1/user/games",
        "GET /host/casino-2/active/jackpots",
        "GET /host/casino-2/fetch/direct/games",
        "GET /host/casino-2/fetch/virtual/games",
        "GET /host/casino-2/fetch/web/games",
        "GET /host/sports/api/v1/active-sports x3",
        "GET /host/sports/api/v1/jackpot/offered x3",
        "GET /host/sports/api/v1/jackpot/{id} x3",
        "GET /host/sports/api/v1/jackpot/{id}/earlier x3",
        "GET /host/sports/api/v1/jackpot/{id}/seal x3",
        "GET /host/sports/api/v1/live/count x3",
        "GET /host/sports/api/v1/live/{matchId}/timeline x3",
        "GET /host/sports/api/v1/live/{matchId}/waits x3",
        "GET /host/sports/api/v1/live/{offset}/{limit} x3",
        "GET /host/sports/api/v1/matches/by-ids x3",
        "GET /host/sports/api/v1/matches/by-market/{marketTypeId} x3",
        "GET /host/sports/api/v1/matches/date/{offset} x3",
        "GET /host/sports/api/v1/matches/form/{matchId} x3",
        "GET /host/sports/api/v1/matches/markets/{matchId} x3",
        "GET /host/sports/api/v1/matches/search/{q} x3",
        "GET /host/sports/api/v1/matches/top/{offset}/{limit} x3",
        "GET /host/sports/api/v1/matches/{sport_id}/competition/{competition_id}/{offset}/{limit} x3",
        "GET /host/sports/api/v1/matches/{sport_id}/{tab}/{offset}/{limit} x3",
        "GET /host/sports/api/v1/nav-data x3",
        "GET /host/sports/api/v1/version x3",
        "POST /host/auth/account/close token",
        "POST /host/auth/account/notice-sms token",
        "POST /host/auth/account/notices/seen token",
        "POST /host/auth/account/play-limits token",
        "POST /host/auth/account/play-limits/day token",
        "POST /host/auth/account/push token",
        "POST /host/auth/account/push/end token",
        "POST /host/auth/account/reality-check token",
        "POST /host/auth/account/self-exclusion token",
        "POST /host/auth/account/time-out token",
        "POST /host/auth/auth/finish-registration",
        "POST /host/auth/auth/generate-token",
        "POST /host/auth/auth/logout token",
        "POST /host/auth/auth/register",
        "POST /host/auth/auth/reset-password",
        "POST /host/auth/identity token",
        "POST /host/auth/payment/deposit token",
        "POST /host/auth/payment/withdraw token",
        "POST /host/betting/api/bet/jackpot/placebet x3 token",
        "POST /host/betting/api/bet/placebet x3 token",
        "POST /host/betting/api/bet/{betId}/cashout x3 token",
        "POST /host/betting/payment/deposit token",
        "POST /host/betting/util/booking/code x3",
        "POST /host/betting/util/combination",
        "POST /host/casino-2/fetch/gamesByIds",
        "POST /host/casino-2/launch token",
        "PUT /host/betting/api/bet/{betId}/cashout/floor token",
      ]
    `);
  });
});
