import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepPendingRegistration } from '../social/pending-registration.ts';
import { Screen } from './SignUpSocialScreen.tsx';

const { social_id } = fixtures.socialPerson;
const address = `signup-social?method=google&userid=${social_id}&email=khach%40hien.example`;
const person = {
  ...fixtures.socialPerson,
  user_type: 'customer' as const,
  login_method: 'google' as const,
};

const unknown = mock('loginUser').answer({ data: null });

const meta = {
  title: 'screens/account/SignUpSocial',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: address,
    ...answers(
      mock('listProviders').answer({
        data: { items: [...fixtures.readyProviders] },
      }),
      unknown,
    ),
  },
  beforeEach: () => {
    keepPendingRegistration(person);
    return () => {
      keepPendingRegistration(null);
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function submit({ canvas, userEvent }: Context) {
  const [terms] = await canvas.findAllByRole('checkbox');
  if (terms) await userEvent.click(terms);
  const buttons = canvas.getAllByRole('button');
  const send = buttons.find((button) => button.getAttribute('type') === 'submit');
  if (send) await userEvent.click(send);
}

async function submitOther(context: Context) {
  const fields = await context.canvas.findAllByRole('textbox');
  const email = fields.at(-1);
  if (!email) return;
  await context.userEvent.clear(email);
  await context.userEvent.type(email, 'khac@hien.example');
  await submit(context);
}

async function submitCode(context: Context) {
  await submitOther(context);
  const field = await context.canvas.findByRole('textbox', { name: /Mã xác thực|code|코드|인증/i });
  await context.userEvent.type(field, '111111');
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: /Đăng ký và đăng nhập|Sign up|가입하고/ }),
  );
}

/** Google has confirmed who it is; names and e-mail are filled in. */
export const Default: Story = {};

/** Which providers there are is not known yet, and the proof is gone. */
export const BeforeProviders: Story = {
  parameters: answers(mock('listProviders').pending()),
  beforeEach: () => keepPendingRegistration(null),
};

/** Reloaded or shared: what the address says opens nothing. */
export const ConfirmAgain: Story = { beforeEach: () => keepPendingRegistration(null) };

/** Opened without coming from a provider. */
export const NothingToFinish: Story = { parameters: { path: 'signup-social?method=myspace' } };

export const Sending: Story = {
  parameters: answers(unknown, mock('registerUser').pending()),
  play: submit,
};

/** AUTH_01 at its field; another e-mail, or none, is a way on. */
export const EmailTaken: Story = {
  parameters: answers(
    unknown,
    mock('registerUser').error(409, {
      code: 'AUTH_01',
      fields: [{ field: 'email', code: 'AUTH_01' }],
    }),
  ),
  play: submit,
};

/** An e-mail that Google has not confirmed: its code does. */
export const OtherEmail: Story = { play: submitOther };

/** AUTH_04, with the tries that are left. */
export const WrongCode: Story = {
  parameters: answers(
    unknown,
    mock('registerUser').error(422, {
      code: 'AUTH_04',
      fields: [{ field: 'verification_code', code: 'AUTH_04' }],
    }),
  ),
  play: submitCode,
};

/** AUTH_06: expired, used, or tried five times; another one helps. */
export const CodeRanOut: Story = {
  parameters: answers(
    unknown,
    mock('registerUser').error(422, {
      code: 'AUTH_06',
      fields: [{ field: 'verification_code', code: 'AUTH_06' }],
    }),
  ),
  play: submitCode,
};

/** AUTH_08: the provider's word counts for an hour. What was typed stays. */
export const RanOut: Story = {
  parameters: answers(unknown, mock('registerUser').error(422, { code: 'AUTH_08' })),
  play: submit,
};

/** UNAVAILABLE: the provider does not answer when asked for its word. */
export const StatusUnavailable: Story = {
  parameters: answers(unknown, mock('registerUser').error(503)),
  play: submit,
};

/** AUTH_10: registered, and still unknown at the second sign-in (D52). */
export const StillUnknown: Story = {
  parameters: answers(
    mock('loginUser').answer({
      data: null,
      code: 'AUTH_10',
      message: 'Vui lòng đăng ký tài khoản!',
    }),
    mock('registerUser').answer(
      ({ body: { user_type, login_method, email, first_name, last_name } }) => ({
        data: { id: 9, user_type, login_method, email, first_name, last_name },
      }),
    ),
  ),
  play: submit,
};

export const RateLimited: Story = {
  parameters: answers(unknown, mock('registerUser').rateLimited()),
  play: submit,
};

/** Whether the provider or we do not answer is one to whoever waits. */
export const ServerError: Story = {
  parameters: { ...answers(unknown, mock('registerUser').error()), sameAs: 'StatusUnavailable' },
  play: submit,
};

export const Offline: Story = {
  parameters: { ...answers(unknown, mock('registerUser').offline()), ...oneLook },
  play: submit,
};

/** A field complains once it was left. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const fields = await canvas.findAllByRole('textbox');
    const email = fields.at(-1);
    if (!email) return;
    await userEvent.clear(email);
    await userEvent.type(email, 'khach@');
    await userEvent.tab();
  },
};

export const LongText: Story = {
  beforeEach: () =>
    keepPendingRegistration({
      ...person,
      first_name: 'Công Tằng Tôn Nữ Hoàng Thị Phương Thảo Ngọc Minh Châu',
      last_name: 'Nguyễn Phúc Vĩnh Bảo Đại Thế Quang Trung Hiếu Nghĩa',
      email: 'cong.tang.ton.nu.hoang.thi.phuong.thao.ngoc.minh.chau@thu-dien-tu.hien.example',
    }),
};
