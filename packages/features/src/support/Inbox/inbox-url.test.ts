import { describe, expect, it } from 'vitest';
import { inboxAddress, inboxPartAddress, inboxUrlToWire } from './inbox-url.ts';

const read = (search: string) => inboxAddress.read(new URLSearchParams(search));

describe('the address of the inbox', () => {
  it('leads to a conversation, and back to the same list', () => {
    const url = read('message=12&show=unread&stands=new&q=b%C3%A1o%20gi%C3%A1&page=3');
    const all = { message: 12, show: 'unread', stands: 'new', q: 'báo giá', page: 3 };
    expect(url).toEqual(all);
    expect(inboxAddress.query(url)).toEqual(all);
    expect(inboxUrlToWire(url)).toEqual({
      page: 3,
      limit: 20,
      q: 'báo giá',
      state: 'unread',
      inquiry: 'new',
    });
  });

  it('asks for what waits for a company, whatever else the address says of its state', () => {
    const url = read('show=new&stands=closed');
    expect(inboxUrlToWire(url)).toEqual({ page: 1, limit: 20, side: 'received', inquiry: 'new' });
    expect(inboxAddress.query(read('show=new'))).toMatchObject({ show: 'new', stands: undefined });
  });

  it('takes what cannot be for nothing', () => {
    expect(read('message=x&show=spam&stands=lost&page=-1')).toEqual({
      message: undefined,
      show: 'all',
      stands: null,
      q: '',
      page: 1,
    });
    expect(read('message=99999999999').message).toBeUndefined();
  });

  it('leads to the news of orders, and to a page of them', () => {
    const part = (search: string) => inboxPartAddress.read(new URLSearchParams(search)).view;
    expect([part(''), part('view=orders'), part('view=spam')]).toEqual([
      'talks',
      'orders',
      'talks',
    ]);
    expect(inboxPartAddress.query({ view: 'orders', show: 'unread', page: 2 })).toEqual({
      view: 'orders',
      show: 'unread',
      page: 2,
    });
    expect(inboxPartAddress.query({ view: 'talks', show: 'all', page: 1 })).toEqual({
      view: undefined,
      show: undefined,
      page: undefined,
    });
  });
});
