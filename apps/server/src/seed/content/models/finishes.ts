import { text } from '../text.ts';
import { model, type Model } from './model.ts';

/** Floors, then walls; sizes are those of one pack. */
export const finishModels: readonly Model[] = [
  model(
    'floor-oak',
    'finishes',
    'floorboard-oak',
    'natural',
    [195, 21, 11],
    text(
      'Sàn gỗ sồi Bãi Bồi, hộp 2,2 m²',
      'Bãi Bồi oak floor, box of 2.2 m²',
      '바이보이 오크 마루, 2.2m² 한 상자',
    ),
  ),
  model(
    'floor-walnut',
    'finishes',
    'floorboard-walnut',
    'brown',
    [195, 21, 11],
    text(
      'Sàn gỗ óc chó Chiều Muộn, hộp 2,2 m²',
      'Chiều Muộn walnut floor, box of 2.2 m²',
      '찌에우무온 월넛 마루, 2.2m² 한 상자',
    ),
  ),
  model(
    'floor-pine',
    'finishes',
    'floorboard-pine',
    'natural',
    [202, 26, 12],
    text(
      'Sàn gỗ thông Nắng Xiên, hộp 2,4 m²',
      'Nắng Xiên pine floor, box of 2.4 m²',
      '낭씨엔 소나무 마루, 2.4m² 한 상자',
    ),
  ),
  model(
    'floor-terrazzo',
    'finishes',
    'terrazzo',
    'cream',
    [82, 82, 5],
    text(
      'Đá mài Ngõ Chợ 80 × 80, hộp 1,92 m²',
      'Ngõ Chợ terrazzo tile 80 × 80, box of 1.92 m²',
      '응오쩌 테라초 타일 80×80, 1.92m² 한 상자',
    ),
  ),
  model(
    'floor-stone-tile',
    'finishes',
    'porcelain',
    'grey',
    [92, 92, 4],
    text(
      'Gạch lát Ghềnh vân đá 90 × 90, hộp 1,62 m²',
      'Ghềnh stone-look tile 90 × 90, box of 1.62 m²',
      '겐 스톤 타일 90×90, 1.62m² 한 상자',
    ),
  ),
  model(
    'floor-clay-tile',
    'finishes',
    'clay-tile',
    'clay',
    [42, 22, 30],
    text(
      'Gạch tàu đất nung Sân Trong 20 × 20, hộp 2 m²',
      'Sân Trong clay tile 20 × 20, box of 2 m²',
      '선쫑 테라코타 타일 20×20, 2m² 한 상자',
    ),
  ),
  model(
    'floor-concrete',
    'finishes',
    'microcement',
    'grey',
    [40, 30, 32],
    text(
      'Bê tông mài Mặt Hồ, bộ vi xi măng 10 m²',
      'Mặt Hồ polished concrete, microcement set for 10 m²',
      '맛호 콘크리트 바닥, 마이크로시멘트 10m² 세트',
    ),
  ),
  model(
    'wall-lime-cream',
    'finishes',
    'limewash',
    'cream',
    [25, 25, 21],
    text(
      'Sơn vôi Tường Xưa màu kem, thùng 5 l',
      'Tường Xưa limewash, cream, pail of 5 l',
      '뜨엉쓰어 석회 페인트 크림, 5L 한 통',
    ),
  ),
  model(
    'wall-lime-clay',
    'finishes',
    'limewash',
    'clay',
    [25, 25, 21],
    text(
      'Sơn vôi Tường Xưa màu đất nung, thùng 5 l',
      'Tường Xưa limewash, clay, pail of 5 l',
      '뜨엉쓰어 석회 페인트 테라코타, 5L 한 통',
    ),
  ),
  model(
    'wall-white',
    'finishes',
    'emulsion',
    'white',
    [19, 19, 20],
    text(
      'Sơn tường Trời Quang mờ, trắng ấm, lon 5 l',
      'Trời Quang matt emulsion, warm white, can of 5 l',
      '쩌이꽝 무광 벽 페인트 웜 화이트, 5L 한 캔',
    ),
  ),
  model(
    'wall-sand',
    'finishes',
    'emulsion',
    'sand',
    [19, 19, 20],
    text(
      'Sơn tường Trời Quang mờ, màu cát, lon 5 l',
      'Trời Quang matt emulsion, sand, can of 5 l',
      '쩌이꽝 무광 벽 페인트 샌드, 5L 한 캔',
    ),
  ),
  model(
    'wall-sage',
    'finishes',
    'emulsion',
    'sage',
    [19, 19, 20],
    text(
      'Sơn tường Trời Quang mờ, xanh xô thơm, lon 5 l',
      'Trời Quang matt emulsion, sage, can of 5 l',
      '쩌이꽝 무광 벽 페인트 세이지, 5L 한 캔',
    ),
  ),
  model(
    'wall-mist-blue',
    'finishes',
    'emulsion',
    'mist-blue',
    [19, 19, 20],
    text(
      'Sơn tường Trời Quang mờ, xanh sương, lon 5 l',
      'Trời Quang matt emulsion, mist blue, can of 5 l',
      '쩌이꽝 무광 벽 페인트 미스트 블루, 5L 한 캔',
    ),
  ),
  model(
    'wall-grey-green',
    'finishes',
    'emulsion',
    'grey-green',
    [19, 19, 20],
    text(
      'Sơn tường Trời Quang mờ, xanh xám, lon 5 l',
      'Trời Quang matt emulsion, grey green, can of 5 l',
      '쩌이꽝 무광 벽 페인트 그레이 그린, 5L 한 캔',
    ),
  ),
];
