import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as ui from '../../index.ts';
import { dateTexts, storyDay } from '../dates.ts';
import { wear } from './stage.ts';

const place = document.createElement('div');
const nothing = () => undefined;

/** Fields that stand side by side in a form, filled and not. */
const fields: Record<string, ReactElement> = {
  'an input that is filled': <ui.Input defaultValue="Phòng khách" />,
  'a sum': <ui.MoneyInput format={String} unit="đ" />,
  'a phone number': <ui.PhoneInput clean={String} format={String} />,
  'a password': <ui.PasswordInput showLabel="Hiện" autoComplete="new-password" />,
  'a day': <ui.DateField texts={dateTexts} today={storyDay} />,
  'a list that nothing is chosen of': (
    <ui.Select value="" placeholder="Chọn" options={[]} onChange={nothing} />
  ),
  'a list with its choice': (
    <ui.Select value="a" options={[{ value: 'a', label: 'Ễ' }]} onChange={nothing} />
  ),
};

beforeAll(() => wear('default', 'light'));
beforeEach(() => document.body.append(place));
afterEach(() => place.remove());

/** Of the frame around what is typed or chosen, in pixels. */
function heightOf(field: ReactElement): number {
  const root = createRoot(place);
  flushSync(() => root.render(field));
  const frame = place.querySelector('input, select')?.parentElement;
  const height = frame?.getBoundingClientRect().height ?? 0;
  root.unmount();
  return height;
}

it.each(Object.entries(fields))('%s is as high as a field that is empty', (_what, field) => {
  const empty = heightOf(<ui.Input />);
  expect(empty).toBeGreaterThan(30);
  expect(heightOf(field)).toBe(empty);
});
