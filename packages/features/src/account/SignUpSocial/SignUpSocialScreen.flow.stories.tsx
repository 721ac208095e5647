import { answers, fixtures, mock, signOutForStory } from '@hien/api/testing';
import { notices } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Address } from '../social/Address.fixture.tsx';
import { keepPendingRegistration } from '../social/pending-registration.ts';
import shown from './SignUpSocialScreen.stories.tsx';
import { Screen } from './SignUpSocialScreen.tsx';

const meta = {
  ...shown,
  title: 'screens/account/SignUpSocial/Flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  render: () => (
    <>
      <Screen />
      <Address />
    </>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const registered = fn();
const { social_id } = fixtures.socialPerson;

/** login → no data → register → login again, counted by what was registered. */
const registers = answers(
  mock('loginUser').answer(() =>
    registered.mock.calls.length === 0
      ? { data: null }
      : { data: { token: fixtures.tokens.member, expires_at: '2026-03-13T03:00:00Z' } },
  ),
  mock('registerUser').answer(({ body }) => {
    registered(body);
    const { user_type, login_method, email, first_name, last_name } = body;
    return { data: { id: 9, user_type, login_method, email, first_name, last_name } };
  }),
);

async function send({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /điều khoản/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký và đăng nhập' }));
}

const asking = (next: string): Story => ({
  parameters: {
    path: `signup-social?method=google&userid=${social_id}&email=khach%40hien.example&next=${encodeURIComponent(next)}`,
    ...registers,
  },
  beforeEach: () => {
    registered.mockClear();
    return signOutForStory;
  },
});

/** Without an e-mail, with the proof that never was in an address; then back to where the visitor came from. */
export const RegistersAndGoesBack: Story = {
  ...asking('/vi/shop'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(await canvas.findByLabelText(/Email/));
    await send(context);
    await canvas.findByText(notices['login.success'].vi);
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'address' })).toHaveTextContent('/vi/shop'),
    );
    await expect(registered).toHaveBeenCalledOnce();
    await expect(registered).toHaveBeenCalledWith(
      expect.objectContaining({
        email: null,
        social_id,
        access_token: fixtures.socialPerson.access_token,
      }),
    );
  },
};

/** `next` never leads to another site. */
export const NextStaysHere: Story = {
  ...asking('https://evil.example/vi'),
  play: async (context) => {
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/vi\/$/),
    );
  },
};

/** A refusal keeps what was typed. */
export const KeepsWhatWasTyped: Story = {
  parameters: answers(
    mock('loginUser').answer({ data: null }),
    mock('registerUser').error(409, {
      code: 'AUTH_01',
      fields: [{ field: 'email', code: 'AUTH_01' }],
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const first = await canvas.findByLabelText(/^Tên/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Thu');
    await send(context);
    await canvas.findAllByText(/Email này đã được đăng ký/);
    await expect(first).toHaveValue('Thu');
  },
};

/** An e-mail that Google does not vouch for registers only with the code that was mailed to it. */
export const ProvesAnotherEmail: Story = {
  ...asking('/vi/shop'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const email = await canvas.findByLabelText(/Email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'khac@hien.example');
    await send(context);
    const code = await canvas.findByLabelText(/Mã/);
    await expect(registered).not.toHaveBeenCalled();
    await userEvent.type(code, fixtures.verificationCode);
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký và đăng nhập' }));
    await waitFor(() =>
      expect(registered).toHaveBeenCalledWith(
        expect.objectContaining({
          email: 'khac@hien.example',
          verification_code: fixtures.verificationCode,
          terms: true,
        }),
      ),
    );
  },
};

/** Without the proof the form does not even show. */
export const AddressProvesNothing: Story = {
  beforeEach: () => keepPendingRegistration(null),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Xác nhận với Google' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
