import StepField, { type StepProps } from './StepField';

export default function DetailsStep(props: StepProps) {
  return (
    <>
      <StepField {...props} name="name" label="Name" autoComplete="name" />
      <StepField {...props} name="email" type="email" label="Email" autoComplete="email" />
      <StepField
        {...props}
        name="password"
        type="password"
        label="Password"
        autoComplete="new-password"
        hint="12 characters or more. A sentence is easy to remember."
      />
    </>
  );
}
