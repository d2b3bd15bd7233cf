// What is looked for in the page's code; its form is Prettier's.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Types cost minutes in templates, where svelte-check sees them anyway.
const TYPED = { files: ['**/*.ts'], ignores: ['**/*.svelte.ts'] }

export default defineConfig(
  globalIgnores(['dist/', 'public/', 'src/protocol/types.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  {
    ...TYPED,
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    // What stands for a server is async though it has nothing to wait for; and what must not compile has no type.
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/require-await': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      // TypeScript knows which names there are, templates included.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
