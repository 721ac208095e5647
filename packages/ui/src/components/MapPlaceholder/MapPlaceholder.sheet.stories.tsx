import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { MapPlaceholder } from './MapPlaceholder.tsx';

const meta = {
  title: 'ui/Sheets/MapPlaceholder',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: MapPlaceholder,
} satisfies Meta<typeof MapPlaceholder>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['address', 'with a way'] as const} columns={['narrow', 'wide'] as const}>
      {(row, column) => (
        <div style={{ width: column === 'narrow' ? 320 : 620 }}>
          <MapPlaceholder
            name="Mộc Xưởng"
            lines={['128 Quốc Hương, Phường Thảo Điền', 'Thành phố Thủ Đức, TP. Hồ Chí Minh']}
            note={
              row === 'address'
                ? undefined
                : words('Mở cửa 9:00–19:00', 'Open 9:00–19:00', '영업시간 9:00–19:00')
            }
            actions={
              row === 'address' ? undefined : (
                <ButtonLink size="sm" href={nowhere}>
                  {common.directions}
                </ButtonLink>
              )
            }
          />
        </div>
      )}
    </Sheet>
  ),
};
