import { text } from '../text.ts';
import { model, type Model } from './model.ts';

export const chairsModels: readonly Model[] = [
  model(
    'chair-oak-cord',
    'chairs',
    'oak',
    'natural',
    [52, 51, 77],
    text(
      'Ghế ăn Đan, gỗ sồi, mặt dây bện',
      'Đan dining chair, oak and woven cord',
      '단 식탁 의자, 오크와 페이퍼 코드',
    ),
  ),
  model(
    'chair-black-cord',
    'chairs',
    'oak',
    'black',
    [52, 51, 77],
    text(
      'Ghế ăn Đan, gỗ sơn đen, mặt dây bện',
      'Đan dining chair, black wood and woven cord',
      '단 식탁 의자, 블랙 우드와 페이퍼 코드',
    ),
  ),
  model(
    'chair-walnut-linen',
    'chairs',
    'walnut',
    'oat',
    [50, 53, 80],
    text(
      'Ghế ăn Khẽ, gỗ óc chó, nệm lanh',
      'Khẽ dining chair, walnut and linen',
      '케 식탁 의자, 월넛과 리넨',
    ),
  ),
  model(
    'chair-oak-cane',
    'chairs',
    'rattan',
    'natural',
    [50, 53, 82],
    text(
      'Ghế ăn Mây, lưng mây đan, khung gỗ sồi',
      'Mây dining chair, cane back and oak',
      '머이 식탁 의자, 라탄 케인과 오크',
    ),
  ),
  model(
    'chair-oak-spindle',
    'chairs',
    'oak',
    'natural',
    [52, 54, 84],
    text(
      'Ghế ăn Nan, gỗ sồi, lưng song',
      'Nan spindle dining chair, oak',
      '난 스핀들 식탁 의자, 오크',
    ),
  ),
  model(
    'chair-boucle-shell',
    'chairs',
    'boucle',
    'cream',
    [58, 56, 78],
    text(
      'Ghế ăn Vỏ Sò, bọc bouclé màu kem',
      'Vỏ Sò shell chair, cream bouclé',
      '보소 셸 체어, 크림 부클레',
    ),
  ),
  model(
    'chair-leather-shell',
    'chairs',
    'leather',
    'cognac',
    [58, 56, 78],
    text(
      'Ghế ăn Vỏ Sò, bọc da cognac',
      'Vỏ Sò shell chair, cognac leather',
      '보소 셸 체어, 코냑 가죽',
    ),
  ),
  model(
    'barstool-oak-cord',
    'chairs',
    'oak',
    'natural',
    [42, 42, 66],
    text(
      'Ghế quầy Quen, gỗ sồi, mặt dây bện',
      'Quen counter stool, oak and woven cord',
      '꾸엔 카운터 스툴, 오크와 페이퍼 코드',
    ),
  ),
  model(
    'barstool-walnut-leather',
    'chairs',
    'walnut',
    'black',
    [42, 42, 66],
    text(
      'Ghế quầy Quen, gỗ óc chó, mặt da đen',
      'Quen counter stool, walnut and black leather',
      '꾸엔 카운터 스툴, 월넛과 블랙 가죽',
    ),
  ),
  model(
    'stool-oak-round',
    'chairs',
    'oak',
    'natural',
    [36, 36, 45],
    text('Ghế đẩu tròn Chỏm, gỗ sồi', 'Chỏm round stool, oak', '촘 원형 스툴, 오크'),
  ),
  model(
    'bench-oak',
    'chairs',
    'oak',
    'natural',
    [130, 36, 45],
    text('Băng ghế Sân, gỗ sồi', 'Sân bench, oak', '선 벤치, 오크'),
  ),
];
