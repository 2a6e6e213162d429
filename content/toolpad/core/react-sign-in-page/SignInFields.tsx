import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'staff number' },
];

export default function SignInFields() {
  return (
    <SignInPage
      providers={providers}
      slotProps={{
        emailField: {
          label: 'Staff number',
          type: 'text',
          autoComplete: 'username',
          placeholder: 'W-0417',
          variant: 'filled',
        },
        passwordField: { variant: 'filled', helperText: 'The PIN of your badge' },
        rememberMe: { label: 'Keep me signed in on this tablet' },
        submitButton: { color: 'secondary' },
        oAuthButton: { variant: 'text' },
        form: { noValidate: true },
      }}
      sx={{ '& > main > div': { borderRadius: 4, boxShadow: 0 } }}
    />
  );
}
