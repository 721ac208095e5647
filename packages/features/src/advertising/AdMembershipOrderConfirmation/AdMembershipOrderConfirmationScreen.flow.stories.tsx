import { answers, fixtures, MockFailure, mock, unanswered } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './AdMembershipOrderConfirmationScreen.tsx';
import shown from './AdMembershipOrderConfirmationScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/advertising/AdMembershipOrderConfirmation/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const button = async ({ canvas }: Stage) => {
  const [place] = await canvas.findAllByRole('button', { name: 'Đặt hàng' });
  if (place === undefined) throw new Error('there is no button to order');
  return place;
};

async function fillIn(stage: Stage): Promise<HTMLElement> {
  const { canvas, userEvent } = stage;
  const place = await button(stage);
  await userEvent.selectOptions(canvas.getByLabelText('Thêm thành phố'), 'Đà Nẵng');
  await userEvent.click(canvas.getByRole('radio', { name: /VNPAY-QR/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Tôi đồng ý với điều khoản/ }));
  return place;
}

let sent: object[] = [];

/** The office’s city is chosen, another one is added, and what is sent says both. */
export const Orders: Story = {
  parameters: answers(
    mock('placeAdOrder').answer(({ body }) => {
      sent.push(body);
      // The page stays: leaving it is the journey's.
      return unanswered();
    }),
  ),
  play: async (stage) => {
    sent = [];
    await stage.userEvent.dblClick(await fillIn(stage));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      plan: 'gold',
      cities: ['Thành phố Hồ Chí Minh', 'Đà Nẵng'],
      method: 'QR',
      terms: true,
      expectedTotal: 5_000_000,
    });
  },
};

/** Three cities are all that gold takes; one that is full cannot be chosen. */
export const ThreeAtMost: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByLabelText('Thêm thành phố');
    await expect(canvas.getByRole('option', { name: 'Hà Nội · hết chỗ' })).toBeDisabled();
    await userEvent.selectOptions(list, 'Đà Nẵng');
    await userEvent.selectOptions(canvas.getByLabelText('Thêm thành phố'), 'Huế');
    await expect(canvas.queryByLabelText('Thêm thành phố')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Đà Nẵng' }));
    await expect(canvas.getByLabelText('Thêm thành phố')).toBeVisible();
  },
};

/** Without a city, a way to pay and a yes, each place says so. */
export const Incomplete: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const place = await button(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Thành phố Hồ Chí Minh' }));
    await userEvent.click(place);
    await waitFor(() => expect(canvas.getByLabelText('Chọn thành phố')).toBeInvalid());
    await expect(canvas.getByRole('radiogroup', { name: 'Cách thanh toán' })).toBeInvalid();
  },
};

/** The last place went to somebody else between looking and pressing: told at the cities, nothing is lost. */
export const FilledUp: Story = {
  parameters: answers(
    mock('placeAdOrder').answer(() => {
      throw new MockFailure(422, {
        fields: [{ field: 'cities.Đà Nẵng', code: 'NO_FREE_POSITION' }],
      });
    }),
  ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await fillIn(stage));
    await waitFor(() =>
      expect(canvas.getAllByText(/Gold tại Đà Nẵng vừa hết chỗ/)[0]).toBeVisible(),
    );
    await expect(canvas.getByRole('radio', { name: /VNPAY-QR/ })).toBeChecked();
  },
};

let joined: string[] = [];

/** A full city cannot be chosen; its line can be joined on the spot. */
export const JoinsTheLine: Story = {
  parameters: answers(
    mock('joinPlaceLine').answer(({ body }) => {
      joined.push(body.city);
      return fixtures.membershipOverview({ waits: [fixtures.placeWait()] });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    joined = [];
    await userEvent.click(await canvas.findByRole('button', { name: 'Vào danh sách chờ' }));
    await waitFor(() => expect(joined).toEqual([fixtures.placeWait().city]));
  },
};

/** A place that is offered to the company can be chosen, though its city is full for everybody else. */
export const TakesAnOfferedPlace: Story = {
  parameters: answers(
    mock('readMembership').answer(
      fixtures.membershipOverview({
        waits: [fixtures.placeWait({ place: 1, offerUntil: '2026-11-21T03:00:00.000Z' })],
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const { city } = fixtures.placeWait();
    await userEvent.selectOptions(await canvas.findByLabelText('Thêm thành phố'), city);
    await expect(await canvas.findByRole('button', { name: new RegExp(`${city}$`) })).toBeVisible();
  },
};
