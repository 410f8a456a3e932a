import { runCardPage } from './cardPage';

runCardPage();
