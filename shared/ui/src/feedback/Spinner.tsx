import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A decorative spinner; its owner says in words what is in progress. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <Ring width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </Ring>
  );
}

const Ring = styled.svg`
  animation: ${turn} 0.9s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s !important;
    animation-iteration-count: infinite !important;
  }
`;
