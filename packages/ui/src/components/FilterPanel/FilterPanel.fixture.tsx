import { useState } from 'react';
import { armchair, cabinet, nowhere, sofa, table } from '../../testing/samples.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const products = [
  { title: 'Sofa lanh ba chỗ', picture: sofa, price: '18.900.000 đ' },
  { title: 'Ghế thư giãn gỗ sồi', picture: armchair, price: '6.450.000 đ' },
  { title: 'Bàn ăn gỗ sồi 1,8 m', picture: table, price: '12.300.000 đ' },
  { title: 'Tủ thấp cửa nan', picture: cabinet, price: '9.800.000 đ' },
];

export const fourProducts = (
  <Grid columns={{ phone: 2, tablet: 3 }}>
    {products.map(({ title, picture, price }) => (
      <ProductCard
        key={title}
        href={nowhere}
        title={title}
        picture={picture}
        price={<Price current={price} />}
      />
    ))}
  </Grid>
);

const woods = ['Gỗ sồi', 'Gỗ óc chó', 'Mây đan'];

/** A panel that keeps its answers, as an address does. */
export const Narrowing = (props: FilterPanelProps) => {
  const [chosen, choose] = useState(['Gỗ sồi']);
  const count = chosen.length > 0 ? { chosen: String(chosen.length) } : {};
  return (
    <FilterPanel
      {...props}
      {...count}
      active={
        <FilterChips
          label="Đang lọc"
          clear={{ label: 'Bỏ tất cả', href: nowhere }}
          chips={chosen.map((wood) => ({
            id: wood,
            label: wood,
            href: nowhere,
            removeLabel: `Bỏ lọc: ${wood}`,
          }))}
        />
      }
      filters={
        <FilterGroup title="Chất liệu" {...count}>
          {woods.map((wood) => (
            <Checkbox
              key={wood}
              checked={chosen.includes(wood)}
              onChange={(event) =>
                choose(
                  event.currentTarget.checked
                    ? [...chosen, wood]
                    : chosen.filter((other) => other !== wood),
                )
              }
            >
              {wood}
            </Checkbox>
          ))}
        </FilterGroup>
      }
    />
  );
};
