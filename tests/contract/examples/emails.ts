import { fixtures } from '@hien/api/testing';

/** Addresses that get a code before the examples are played. */
export const examples = {
  newcomer: 'lan.pham@hien.example',
  company: 'van.phong@hien.example',
  /** Types another code than the one that was mailed. */
  mistyped: 'go.nham@hien.example',
  /** Has registered with its code. */
  active: fixtures.activeEmail,
  /** Forgot the password, and has the code in hand. */
  verifying: 'canhan@hien.example',
} as const;
