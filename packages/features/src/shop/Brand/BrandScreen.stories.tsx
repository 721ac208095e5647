import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './BrandScreen.tsx';

const meta = {
  title: 'screens/shop/Brand',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'brand/2' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
const brand = mock('getBrand');

export const Default: Story = {};
export const Loading: Story = {
  parameters: answers(brand.pending()),
};
/** The workshop is there; what it makes cannot be shown. */
export const ProductsFailed: Story = {
  parameters: answers(mock('listProducts').error()),
};
export const Empty: Story = {
  parameters: answers(mock('listProducts').empty()),
};
export const NotFound: Story = { parameters: { path: 'brand/999999' } };
export const MalformedId: Story = { parameters: { path: 'brand/abc', sameAs: 'NotFound' } };
export const ServerError: Story = {
  parameters: answers(brand.error()),
};
export const Refetching: Story = {
  parameters: answers(mock('listProducts').refetching()),
};
export const LongText: Story = {
  parameters: answers(brand.longText()),
};
