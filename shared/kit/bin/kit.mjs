#!/usr/bin/env node
import 'tsx';

await import('../src/kitCommand.ts');
