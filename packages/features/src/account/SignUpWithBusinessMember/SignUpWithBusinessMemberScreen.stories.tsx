import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { pressSend } from '../../shared/forms/story-steps.ts';
import { choose, fillBusiness, typeBusinessCode } from './business.fixture.ts';
import { Screen } from './SignUpWithBusinessMemberScreen.tsx';

const meta = {
  title: 'screens/account/SignUpWithBusinessMember',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'sign-up-with-business-member' },
  beforeEach: () => () => {
    draftStore('sign-up-business').clear();
    signOutForStory();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Company: Story = {};

export const Individual: Story = { play: (context) => choose(context, 'individual') };

export const Freelancer: Story = { play: (context) => choose(context, 'freelancer') };

/** Sent empty: every complaint at its field and in the summary. */
export const Invalid: Story = { play: pressSend };

/** A draft of an earlier visit, without its passwords. */
export const Draft: Story = {
  beforeEach: () => {
    draftStore('sign-up-business').write({ company_name: 'An Gia', city: 'Hà Nội' });
  },
};

export const Sending: Story = {
  parameters: answers(mock('sendVerificationCode').pending()),
  play: (context) => fillBusiness(context),
};

export const RateLimited: Story = {
  parameters: answers(mock('sendVerificationCode').rateLimited(1_800)),
  play: (context) => fillBusiness(context),
};

export const ServerError: Story = {
  parameters: answers(mock('sendVerificationCode').error()),
  play: (context) => fillBusiness(context),
};

export const Code: Story = { play: (context) => fillBusiness(context) };

/** AUTH_04, at the field. */
export const WrongCode: Story = { play: (context) => typeBusinessCode(context, '111111') };

/** AUTH_01 at the registration number: back at the form, with the reason. */
export const CompanyLeftLately: Story = {
  parameters: answers(
    mock('registerBusiness').error(409, {
      code: 'AUTH_01',
      fields: [{ field: 'registration_number', code: 'AUTH_01' }],
    }),
  ),
  play: (context) => typeBusinessCode(context, fixtures.verificationCode),
};

/** The form asks for six characters before it sends; where the server has to say it, the form is there again. */
export const StatusAuth02: Story = {
  parameters: answers(
    mock('registerBusiness').error(400, {
      code: 'AUTH_02',
      fields: [{ field: 'password', code: 'AUTH_02' }],
    }),
  ),
  play: (context) => typeBusinessCode(context, fixtures.verificationCode),
};

/** The form compares both before it sends; a server that sees a difference is heard, too. */
export const StatusAuth07: Story = {
  parameters: answers(
    mock('registerBusiness').error(422, {
      code: 'AUTH_07',
      fields: [{ field: 'confirm_password', code: 'AUTH_07' }],
    }),
  ),
  play: (context) => typeBusinessCode(context, fixtures.verificationCode),
};

/** A phone that nobody has. */
export const StatusAuth14: Story = {
  parameters: answers(
    mock('registerBusiness').error(422, {
      code: 'AUTH_14',
      fields: [{ field: 'phone', code: 'AUTH_14' }],
    }),
  ),
  play: (context) => typeBusinessCode(context, fixtures.verificationCode),
};

/** The same code a second time: the account is there, and login is one press away. */
export const StatusAuth03: Story = {
  parameters: answers(mock('registerBusiness').error(409, { code: 'AUTH_03' })),
  play: (context) => typeBusinessCode(context, fixtures.verificationCode),
};

/** The website is not there; no operation of ours looks it up (XScreen.states.ts says why it is told here). */
export const StatusAuth12: Story = {
  parameters: answers(
    mock('registerBusiness').error(422, {
      code: 'AUTH_12',
      fields: [{ field: 'website', code: 'AUTH_12' }],
    }),
  ),
  play: (context) => typeBusinessCode(context, fixtures.verificationCode),
};

/** The code cannot be sent, so the form stays. */
export const LongText: Story = {
  parameters: answers(mock('sendVerificationCode').error()),
  play: (context) =>
    fillBusiness(context, {
      company_name:
        'Công ty Trách nhiệm hữu hạn Một thành viên Thương mại Dịch vụ Nội thất An Gia Phát',
      company_address:
        'Lầu 12, Toà nhà Sông Xanh, số 123/45/6 đường Nguyễn Thị Minh Khai, phường Xuân Hoà',
    }),
};
