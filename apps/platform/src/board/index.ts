export { openBoard, type Board, type BoardOptions } from './open-board.ts';
