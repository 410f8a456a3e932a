#!/usr/bin/env node
import 'tsx';

await import('../src/release/releaseCommand.ts');
