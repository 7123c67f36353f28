import { describe, expect, it } from 'vitest';
import { applyAsClinic } from '#shared/contracts/applications.ts';
import { getPaymentState } from '#shared/contracts/payments.ts';
import { queryRecords } from '#shared/contracts/queries.ts';
import { answerQuestion, closeQuestion } from '#shared/contracts/questions.ts';
import { encodeCall } from './send-call.ts';

describe('an encoded call', () => {
  it('has its path parameters in the path and its fields in a form', () => {
    expect(encodeCall(answerQuestion, { id: 7, body: 'ა & ბ' })).toEqual({
      url: '/api/question/7/answer/',
      body: new URLSearchParams({ body: 'ა & ბ' }),
    });
    expect(String(encodeCall(closeQuestion, { id: 7 }).body)).toBe('');
  });

  it('repeats the name of a list and leaves out what is undefined', () => {
    const form = { name: 'a', phone: '5', branches: ['1', '2'], csrfmiddlewaretoken: undefined };
    expect(String(encodeCall(applyAsClinic, form).body)).toBe('name=a&phone=5&branches=1&branches=2');
  });

  it('has its fields in the query string of a GET', () => {
    expect(encodeCall(getPaymentState, { order: 'a b' })).toEqual({ url: '/api/payment/state/?order=a+b' });
    expect(encodeCall(getPaymentState, {})).toEqual({ url: '/api/payment/state/' });
  });

  it('is JSON if its contract says so', () => {
    expect(encodeCall(queryRecords, { collection: 'article', find: { id: 1 } })).toEqual({
      url: '/api/restql/article/',
      body: '{"find":{"id":1}}',
    });
  });
});
