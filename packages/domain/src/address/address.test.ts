import { describe, expect, it } from 'vitest';
import { validate } from '../validation/validate.ts';
import { addressLine, addressSchema } from './form.ts';
import {
  cleanPhone,
  formatPhone,
  isDeliveryPhone,
  isHotline,
  isInquiryPhone,
  isLandlinePhone,
  isMobilePhone,
  isVietnamesePhone,
  maskEmail,
  maskPhone,
  toE164,
} from './phone.ts';

describe('phones', () => {
  it.each([
    ['+84 912 345 678', '0912345678'],
    ['0084912345678', '0912345678'],
    ['84912345678', '0912345678'],
    ['+84 0912 345 678', '0912345678'],
    ['0912.345.678', '0912345678'],
    ['(024) 3825-1234', '02438251234'],
    ['abc', 'abc'],
    ['+1 415 555', '+1415555'],
  ])('%s is cleaned to %s', (typed, clean) => expect(cleanPhone(typed)).toBe(clean));

  it('have three rules', () => {
    expect(['0912345678', '09123456789', '091234567', 'a912345678'].map(isDeliveryPhone)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(['0912 345 678', 'GỌI 1', 'gọi 1', 'GỌI', ''].map(isInquiryPhone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(
      [
        '0312345678',
        '0512345678',
        '0712345678',
        '0812345678',
        '0912345678',
        '0112345678',
        '0212345678',
        '091234567',
      ].map(isMobilePhone),
    ).toEqual([true, true, true, true, true, false, false, false]);
    expect(
      ['02438251234', '0283822123', '024382512345', '0912345678'].map(isLandlinePhone),
    ).toEqual([true, true, false, false]);
    expect(['19001234', '1800678900', '190012', '17001234', '19001234567'].map(isHotline)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['0912345678', '02438251234', '19001234'].map(isVietnamesePhone)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are written for people, for machines and for logs', () => {
    expect(
      [
        '0912345678',
        '+84912345678',
        '02438251234',
        '02363822345',
        '0236382234',
        '19006750',
        '1800678900',
        '123',
      ].map(formatPhone),
    ).toEqual([
      '0912 345 678',
      '0912 345 678',
      '024 3825 1234',
      '0236 3822 345',
      '0236 382 234',
      '1900 6750',
      '1800 678900',
      '123',
    ]);
    expect([toE164('0912 345 678'), toE164('19001234'), toE164('x')]).toEqual([
      '+84912345678',
      null,
      null,
    ]);
    expect([maskPhone('+84 912 345 678'), maskPhone('02438251234'), maskPhone('123')]).toEqual([
      '09** *** 678',
      '02** *** 234',
      '***',
    ]);
    expect([maskEmail('lan.nguyen@example.vn'), maskEmail('@x.vn'), maskEmail('nobody')]).toEqual([
      'l***@example.vn',
      '***',
      '***',
    ]);
  });
});

describe('an address', () => {
  const address = {
    receiver: 'Trần Minh',
    phone: '0912 345 678',
    admin_system: 'pre2025',
    city: 'Hà Nội',
    district: 'Ba Đình',
    ward: 'Kim Mã',
    address: '1 Kim Mã',
    is_default: true,
  };

  it('has a district before July 2025 and none after', () => {
    expect(validate(addressSchema, address)).toEqual({
      ok: true,
      values: { ...address, phone: '0912345678' },
    });
    expect(validate(addressSchema, { ...address, district: null })).toEqual({
      ok: false,
      errors: { district: 'validation.address.district-required' },
    });
    expect(
      validate(addressSchema, { ...address, admin_system: 'post2025', district: null }),
    ).toMatchObject({ ok: true });
  });

  it('says what is missing, and that a phone has ten digits', () => {
    expect(validate(addressSchema, { phone: '024 3825 1234', district: '' })).toEqual({
      ok: false,
      errors: {
        receiver: 'validation.receiver.required',
        phone: 'validation.phone.ten-digits',
        admin_system: 'validation.required',
        city: 'validation.address.city-required',
        district: 'validation.address.district-required',
        ward: 'validation.address.ward-required',
        address: 'validation.address.required',
      },
    });
  });

  it('is one line, the smallest part first', () => {
    expect(
      addressLine({ address: '1 Kim Mã', ward: 'Kim Mã', district: 'Ba Đình', city: 'Hà Nội' }),
    ).toBe('1 Kim Mã, Kim Mã, Ba Đình, Hà Nội');
    expect(
      addressLine({ address: '1 Kim Mã', ward: 'Kim Mã', district: null, city: 'Hà Nội' }),
    ).toBe('1 Kim Mã, Kim Mã, Hà Nội');
  });
});
