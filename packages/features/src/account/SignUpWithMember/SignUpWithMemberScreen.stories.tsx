import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { pressSend } from '../../shared/forms/story-steps.ts';
import { fillMember, typeCode } from './member.fixture.ts';
import { Screen } from './SignUpWithMemberScreen.tsx';

const meta = {
  title: 'screens/account/SignUpWithMember',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'sign-up-with-member' },
  beforeEach: () => () => {
    draftStore('sign-up-member').clear();
    signOutForStory();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sent empty: every complaint at its field and in the summary. */
export const Invalid: Story = { play: pressSend };

/** A draft of an earlier visit, without its passwords. */
export const Draft: Story = {
  beforeEach: () => {
    draftStore('sign-up-member').write({ email: 'khach@hien.example', first_name: 'An' });
  },
};

export const Sending: Story = {
  parameters: answers(mock('sendVerificationCode').pending()),
  play: (context) => fillMember(context),
};

export const RateLimited: Story = {
  parameters: answers(mock('sendVerificationCode').rateLimited(1_800)),
  play: (context) => fillMember(context),
};

export const ServerError: Story = {
  parameters: answers(mock('sendVerificationCode').error()),
  play: (context) => fillMember(context),
};

export const Offline: Story = {
  parameters: { ...answers(mock('sendVerificationCode').offline()), ...oneLook },
  play: (context) => fillMember(context),
};

/** The second step. */
export const Code: Story = { play: (context) => fillMember(context) };

/** AUTH_04, at the field. */
export const WrongCode: Story = { play: (context) => typeCode(context, '111111') };

/** AUTH_06: expired, used, or tried too often. */
export const ExpiredCode: Story = { play: (context) => typeCode(context, fixtures.expiredCode) };

/** AUTH_01, after the right code: back at the form, with the reason. */
export const EmailTaken: Story = {
  parameters: answers(
    mock('registerUser').error(409, {
      code: 'AUTH_01',
      fields: [{ field: 'email', code: 'AUTH_01' }],
    }),
  ),
  play: (context) => typeCode(context, fixtures.verificationCode),
};

/** The form asks for six characters before it sends; where the server has to say it, the form is there again. */
export const StatusAuth02: Story = {
  parameters: answers(
    mock('registerUser').error(400, {
      code: 'AUTH_02',
      fields: [
        { field: 'password', code: 'AUTH_02' },
        { field: 'confirm_password', code: 'AUTH_02' },
      ],
    }),
  ),
  play: (context) => typeCode(context, fixtures.verificationCode),
};

/** The same code a second time, after an answer that got lost: the account is there, and login is one press away. */
export const StatusAuth03: Story = {
  play: (context) => typeCode(context, fixtures.verificationCode, fixtures.activeEmail),
};

/** The form compares both before it sends; a server that sees a difference is heard, too. */
export const StatusAuth07: Story = {
  parameters: answers(
    mock('registerUser').error(422, {
      code: 'AUTH_07',
      fields: [{ field: 'confirm_password', code: 'AUTH_07' }],
    }),
  ),
  play: (context) => typeCode(context, fixtures.verificationCode),
};

/** One of those that guessing begins with, or the name of its owner. */
export const StatusPasswordWeak: Story = {
  parameters: answers(
    mock('registerUser').error(422, {
      code: 'PASSWORD_WEAK',
      fields: [{ field: 'password', code: 'PASSWORD_WEAK' }],
    }),
  ),
  play: (context) => typeCode(context, fixtures.verificationCode),
};

export const LongText: Story = {
  play: (context) => fillMember(context, `${'nguyen-thi-thu-huong-'.repeat(2)}@hien.example`),
};
