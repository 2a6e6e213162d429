import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'passkey', name: 'passkey' },
];

async function signIn({ id }: AuthProvider): Promise<AuthResponse> {
  return {
    error: id === 'passkey' ? 'No passkey on this device.' : 'Google cannot be reached here.',
  };
}

export default function PasskeySignIn() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{ emailField: { autoComplete: 'username webauthn' } }}
    />
  );
}
