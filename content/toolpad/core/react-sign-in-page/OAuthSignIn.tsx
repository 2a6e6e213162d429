import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'microsoft-entra-id', name: 'Microsoft Entra ID' },
  { id: 'google', name: 'Google' },
  { id: 'ward-badge', name: 'ward badge' },
];

async function signIn({ name }: AuthProvider): Promise<AuthResponse> {
  return { error: `${name} cannot be reached from this demo.` };
}

export default function OAuthSignIn() {
  return <SignInPage providers={providers} signIn={signIn} />;
}
