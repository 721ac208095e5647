import { text } from '../text.ts';
import { model, type Model } from './model.ts';

export const storageModels: readonly Model[] = [
  model('sideboard-oak-tambour', 'storage', 'oak', 'natural', [160,42,72],
    text('Tủ thấp Sáo, cửa nan gỗ sồi', 'Sáo sideboard, oak tambour doors', '싸오 사이드보드, 오크 템버 도어')),
  model('sideboard-walnut', 'storage', 'walnut', 'brown', [180,45,70],
    text('Tủ thấp Kho, gỗ óc chó', 'Kho sideboard, walnut', '코 사이드보드, 월넛')),
  model('sideboard-oak-cane', 'storage', 'rattan', 'natural', [140,42,76],
    text('Tủ thấp Mây, cửa mây đan, khung gỗ sồi', 'Mây sideboard, cane doors and oak', '머이 사이드보드, 라탄 도어와 오크')),
  model('tv-unit-oak', 'storage', 'oak', 'natural', [180,40,46],
    text('Kệ tivi Ngang 1,8 m, gỗ sồi', 'Ngang TV unit 180, oak', '응앙 TV장 180, 오크')),
  model('tv-unit-walnut', 'storage', 'walnut', 'brown', [200,42,44],
    text('Kệ tivi Ngang 2 m, gỗ óc chó', 'Ngang TV unit 200, walnut', '응앙 TV장 200, 월넛')),
  model('bookcase-oak', 'storage', 'oak', 'natural', [100,32,190],
    text('Kệ sách Trang, gỗ sồi', 'Trang bookcase, oak', '짱 책장, 오크')),
  model('bookcase-black-steel', 'storage', 'steel', 'black', [120,36,185],
    text('Kệ Khung, thép đen và gỗ óc chó', 'Khung open shelf, black steel and walnut', '쿵 오픈 선반, 블랙 스틸과 월넛')),
  model('wall-shelf-oak', 'storage', 'oak', 'natural', [90,22,24],
    text('Kệ treo tường Gác, gỗ sồi', 'Gác wall shelf, oak', '각 벽선반, 오크')),
  model('wardrobe-oak', 'storage', 'oak', 'natural', [150,60,215],
    text('Tủ quần áo Xếp ba cánh, gỗ sồi', 'Xếp three-door wardrobe, oak', '쎕 3도어 옷장, 오크')),
  model('wardrobe-white-cane', 'storage', 'rattan', 'white', [100,58,200],
    text('Tủ quần áo Mây hai cánh, sơn trắng', 'Mây two-door wardrobe, white with cane', '머이 2도어 옷장, 화이트와 라탄')),
  model('shoe-cabinet-oak', 'storage', 'oak', 'natural', [80,32,105],
    text('Tủ giày Guốc, gỗ sồi, cửa lá sách', 'Guốc shoe cabinet, louvred oak', '구옥 신발장, 루버 오크')),
  model('chest-walnut', 'storage', 'walnut', 'brown', [110,46,84],
    text('Tủ ngăn kéo Nếp, gỗ óc chó', 'Nếp chest of drawers, walnut', '넵 서랍장, 월넛')),
];
