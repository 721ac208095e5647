import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signUpSchema } from '../account/forms.ts';
import { dateField, textField } from './fields.ts';
import { between, noFault } from './rules.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('a rule between fields', () => {
  const days = z.object({ title: textField(), from: dateField(), until: dateField() }).check(
    between(['from', 'until'], ({ from, until }) => from <= until, 'validation.date.order'),
    noFault(['title', 'from'], ({ title }) =>
      title === 'no' ? { field: 'title', code: 'validation.choice.invalid' } : null,
    ),
  );

  it('is asked beside what is wrong with other fields', () => {
    expect(said(days, { title: '', from: '2026-03-10', until: '2026-03-09' })).toEqual({
      title: 'validation.required',
      until: 'validation.date.order',
    });
    expect(said(days, { title: 'no', from: '2026-03-10', until: '' })).toEqual({
      title: 'validation.choice.invalid',
      until: 'validation.required',
    });
  });

  it('waits for the fields that it reads', () => {
    expect(said(days, { title: '', from: '2026-03-10', until: 'soon' })).toEqual({
      title: 'validation.required',
      until: 'validation.date.invalid',
    });
    expect(said(days, { title: 'no', from: 'soon', until: '2026-03-09' })).toEqual({
      from: 'validation.date.invalid',
    });
  });

  it('is not asked of what is no form', () => {
    for (const value of [null, 'text', undefined])
      expect(days.safeParse(value).error?.issues).toHaveLength(1);
  });

  it('passes where all is fine', () => {
    expect(said(days, { title: 'ok', from: '2026-03-09', until: '2026-03-09' })).toEqual({});
  });
});

it('the first answer to a sign-up names passwords that differ and the fields that are empty', () => {
  const typed = {
    email: '',
    password: 'mot-mat-khau-dai-1',
    confirm_password: 'mot-mat-khau-khac-1',
  };
  expect(said(signUpSchema, typed)).toMatchObject({
    email: expect.stringMatching(/^validation\./),
    confirm_password: 'validation.password.mismatch',
  });
});
