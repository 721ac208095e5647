import { text } from '../text.ts';
import { model, type Model } from './model.ts';

export const kitchenBathModels: readonly Model[] = [
  model(
    'kitchen-oak-linear',
    'kitchen-bath-veranda',
    'oak',
    'natural',
    [300, 62, 230],
    text(
      'Bếp chữ I Mộc 3 m, gỗ sồi, mặt đá trắng',
      'Mộc straight kitchen 300, oak and white stone',
      '목 일자형 주방 300, 오크와 화이트 스톤',
    ),
  ),
  model(
    'kitchen-sage-linear',
    'kitchen-bath-veranda',
    'terrazzo',
    'sage',
    [300, 62, 230],
    text(
      'Bếp chữ I Lá 3 m, sơn xanh xô thơm, mặt terrazzo',
      'Lá straight kitchen 300, sage paint and terrazzo',
      '라 일자형 주방 300, 세이지 도장과 테라조',
    ),
  ),
  model(
    'kitchen-island-marble',
    'kitchen-bath-veranda',
    'marble',
    'white',
    [200, 90, 90],
    text(
      'Đảo bếp Cù Lao 2 m, mặt đá cẩm thạch, thân gỗ óc chó',
      'Cù Lao kitchen island 200, marble and walnut',
      '꾸라오 아일랜드 주방 200, 대리석과 월넛',
    ),
  ),
  model(
    'vanity-oak-80',
    'kitchen-bath-veranda',
    'oak',
    'natural',
    [80, 48, 85],
    text(
      'Tủ lavabo Sớm Mai 80, gỗ sồi, chậu đá',
      'Sớm Mai vanity 80, oak with stone basin',
      '썸마이 세면대장 80, 오크와 스톤 볼',
    ),
  ),
  model(
    'vanity-walnut-120',
    'kitchen-bath-veranda',
    'walnut',
    'brown',
    [120, 50, 85],
    text(
      'Tủ lavabo Sớm Mai 120, gỗ óc chó, mặt đá cẩm thạch',
      'Sớm Mai vanity 120, walnut with marble top',
      '썸마이 세면대장 120, 월넛과 대리석 상판',
    ),
  ),
  model(
    'bathtub-oval-white',
    'kitchen-bath-veranda',
    'ceramic',
    'white',
    [165, 78, 58],
    text(
      'Bồn tắm đặt sàn Hồ Sen, màu trắng',
      'Hồ Sen freestanding bathtub, white',
      '호센 프리스탠딩 욕조, 화이트',
    ),
  ),
  model(
    'toilet-white',
    'kitchen-bath-veranda',
    'ceramic',
    'white',
    [37, 66, 78],
    text(
      'Bồn cầu một khối Cuội, sứ trắng',
      'Cuội one-piece toilet, white ceramic',
      '꾸오이 일체형 양변기, 화이트 세라믹',
    ),
  ),
  model(
    'basin-tap-brass',
    'kitchen-bath-veranda',
    'brass',
    'gold',
    [16, 20, 32],
    text(
      'Vòi lavabo Suối, đồng xước',
      'Suối basin mixer, brushed brass',
      '쑤오이 세면 수전, 브러시드 황동',
    ),
  ),
  model(
    'shower-set-brass',
    'kitchen-bath-veranda',
    'brass',
    'gold',
    [30, 45, 120],
    text(
      'Bộ sen cây Mưa, đồng xước',
      'Mưa rain shower set, brushed brass',
      '므어 레인 샤워 세트, 브러시드 황동',
    ),
  ),
  model(
    'towel-ladder-oak',
    'kitchen-bath-veranda',
    'oak',
    'natural',
    [50, 24, 170],
    text(
      'Thang treo khăn Bậc Thềm, gỗ sồi',
      'Bậc Thềm towel ladder, oak',
      '박템 타월 사다리, 오크',
    ),
  ),
];
