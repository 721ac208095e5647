import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { fold } from '../../testing/formats.ts';
import { cities, comboboxTexts } from '../../testing/divisions.ts';
import { common } from '../../testing/languages/common.ts';
import { Field } from '../Field/Field.tsx';
import { Combobox } from './Combobox.tsx';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  args: { options: cities, fold, texts: comboboxTexts, placeholder: common.chooseProvinceOrCity },
  argTypes: { fold: { control: false }, texts: { control: false }, options: { control: false } },
  render: told((args) => (
    <div style={{ maxWidth: 340, minHeight: 380 }}>
      <Field label={common.provinceOrCity}>
        <Combobox {...args} />
      </Field>
    </div>
  )),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    if (text) await userEvent.type(field, text);
  };

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Hà Nội' } };
export const Open: Story = { args: { value: 'Hà Nội' }, play: type('') };
export const TypedWithoutAccents: Story = { play: type('ho chi') };
export const NothingFound: Story = { play: type('paris') };
export const Loading: Story = { args: { loading: true, options: [] }, play: type('') };
export const Disabled: Story = { args: { disabled: true } };
