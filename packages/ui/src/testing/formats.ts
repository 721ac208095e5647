import { words } from './languages/words.ts';

/** Formatters as the product gives them, for stories: no catalogue. */
export const grouped = (amount: number): string =>
  String(amount).replaceAll(/\B(?=(\d{3})+$)/gu, '.');

const MILLION = 1_000_000;

const about = (amount: number, millions: string, unit: string): string =>
  amount >= MILLION ? grouped(Math.round(amount / MILLION)) + millions : grouped(amount) + unit;

/** Enough for the samples; the product spells every digit. */
export const inWords = words(
  (amount: number) => about(amount, ' triệu đồng', ' đồng'),
  (amount: number) => about(amount, ' million đồng', ' đồng'),
  (amount: number) => about(amount, '백만 동', '동'),
);

/** Accent-free, as the product's search folds. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[đĐ]/gu, 'd')
    .normalize('NFC')
    .toLowerCase();

export const cleanPhone = (text: string): string =>
  text.replaceAll(/[\s.\-()]/gu, '').replace(/^(?:\+84|0084|84)0?(?=\d{9,10}$)/u, '0');

export const formatPhone = (phone: string): string =>
  /^0\d{9}$/u.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}` : phone;
